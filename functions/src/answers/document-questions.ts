/** What ends as a question, and the labels that documents write before their own and the answers. */

/** Signs of scripts that are written without blanks, and Korean ones. */
export const EASTERN = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]`
/** A mark at the end, Greek's among them, or the word that ends a question in Japanese. */
const ASKS = /[?？؟՞፧\u037E]\P{L}*$|\p{sc=Greek}\P{L}*;\P{L}*$|(?<=\p{sc=Hiragana})か[。．]?$/u

/** A mark at the very end. */
const MARKED = /(?:[?？؟\u037E]|(?<=\p{sc=Greek}\P{L}{0,8});)$/u

/** Whether the mark of a question is the last sign of a text. */
export const endsInQuestionMark = (text: string): boolean => MARKED.test(text)

/** Signs at the end of a text among which its mark is looked for. */
const LONGEST_END = 12

/** Whether a text ends as a question. */
export const isQuestion = (text: string): boolean => ASKS.test(text.slice(-LONGEST_END))

const NUMBERED = String.raw`\s?\d*\s*(?:[:：]\s*|[.．]\s+)(?=\S)`
/** Where signs stand without blanks, a blank may part the label: Q 予約はできますか。 */
const BLANK = String.raw`\s?\d*\s+(?=${EASTERN})`

const QUESTION_LABEL = new RegExp(
  `^(?:(?:q|ε|question|klausimas|frage|pregunta|domanda|vraag|pergunta|fråga|spørgsmål|spørsmål|kysymys|küsimus|kérdés|întrebare|jautājums|pytanie|otázka|vprašanje|pitanje|питање|вопрос|питання|въпрос|soru|سؤال|سوال|प्रश्न|सवाल|प्र|ప్రశ్న|ప్ర|கேள்வி|கே|ερώτηση|שאלה|hỏi|câu hỏi|tanya|pertanyaan|soalan|tanong|swali|질문|문|質問|问|問|ถาม|คำถาม)${NUMBERED}|[qｑ]${BLANK})`,
  'iu',
)
/** A letter that stands for such a word, before what ends as a question: P: ¿Abren? T: Buka? */
const QUESTION_LETTER = /^\p{L}\s?\d*\s*[:：]\s*(?=\S)/u
const ANSWER_LABEL = new RegExp(
  `^(?:(?:a|r|answer|antwort|respuesta|r[eé]ponse|risposta|antwoord|resposta|svar|vastaus|vastus|atsakymas|válasz|răspuns|atbilde|odpowiedź|odpověď|odpoveď|odgovor|одговор|ответ|відповідь|отговор|cevap|yanıt|جواب|الجواب|پاسخ|उत्तर|जवाब|సమాధానం|జవాబు|பதில்|விடை|ப|απάντηση|תשובה|đáp|trả lời|jawab|jawaban|jawapan|sagot|jibu|jawabu|답변|답|回答|答|ตอบ|คำตอบ)${NUMBERED}|\\p{L}\\s?\\d*\\s*[:：]\\s*(?=\\S)|[aａ]${BLANK})`,
  'iu',
)

/** Whether a label tells that a text is a question; it need not end as one. */
export const hasQuestionLabel = (text: string): boolean => questionLabelLength(text) > 0

/** Length of the label of a question, in UTF-16 units; 0 where there is none. */
export function questionLabelLength(text: string): number {
  const label = QUESTION_LABEL.exec(text) ?? (isQuestion(text) ? QUESTION_LETTER.exec(text) : null)
  return label?.[0].length ?? 0
}

/** Length of the label of an answer, in UTF-16 units; 0 where there is none. */
export const answerLabelLength = (text: string): number => ANSWER_LABEL.exec(text)?.[0].length ?? 0
