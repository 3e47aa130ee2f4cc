import { voices, type Phrases } from './phrases.ts'

export const pl: Phrases = {
  smallTalk: {
    greeting: voices(
      'Dzień dobry. W czym mogę pomóc?|Dzień dobry. Czego chcieliby się Państwo dowiedzieć?',
      'Dzień dobry! Miło Państwa gościć. Co mogę dla Państwa sprawdzić? 😊|Witamy serdecznie! O co chcieliby Państwo zapytać? 😊',
      'Hej! Co tam? 👋|Cześć! Pytaj śmiało. 👋',
      'Dzień dobry. Proszę zadać pytanie; odpowiedź zostanie wyszukana w dokumentach.|Dzień dobry. Jakiej informacji szukać w dokumentach?',
    ),
    thanks: voices(
      'Proszę bardzo.|Cała przyjemność po mojej stronie.',
      'Bardzo proszę! Cieszę się, że mogę pomóc. 😊|Nie ma za co! W razie kolejnych pytań chętnie pomogę. 😊',
      'Nie ma sprawy! 👍|Spoko, polecam się! 👍',
      'Proszę. Kolejne pytania można zadawać w dowolnej chwili.|Przyjęto. Można zadać kolejne pytanie.',
    ),
    okay: voices(
      'Dobrze. Czy chcieliby Państwo wiedzieć coś jeszcze?',
      'Świetnie! Czy mogę sprawdzić dla Państwa coś jeszcze? 😊',
      'Super. Coś jeszcze?',
      'Zrozumiano. Oczekiwanie na kolejne pytanie.',
    ),
    goodbye: voices(
      'Do widzenia. Dziękujemy za wizytę.',
      'Do widzenia i wszystkiego dobrego! 😊|Do zobaczenia! Zapraszamy ponownie. 😊',
      'Na razie! 👋|Trzymaj się! 👋',
      'Do widzenia. Koniec rozmowy.',
    ),
    insult: voices(
      'Przykro mi, że nie udało mi się pomóc. Proszę ująć pytanie innymi słowami, a poszukam jeszcze raz.',
      'Przykro mi, że tak wyszło. Proszę napisać, czego Państwo szukają, a spróbuję jeszcze raz.',
      'Auć. Spróbujmy jeszcze raz: czego szukasz?',
      'Nie rozpoznano pytania. Proszę sformułować je ponownie, używając dokładnych określeń.',
    ),
    identity: voices(
      'Jestem automatycznym asystentem, a nie człowiekiem. Odpowiadam cytatami z udostępnionych mi dokumentów.',
      'Jestem chatbotem, nie człowiekiem, ale za to oczytanym! Odpowiadam cytatami z dokumentów. 😊',
      'Jestem botem. Przekopuję dokumenty i pokazuję ci, gdzie to jest napisane. 🤖',
      'Automatyczny asystent, bez udziału człowieka. Odpowiedzi to dosłowne cytaty z dokumentów z podaniem pliku i strony.',
    ),
    human: voices(
      'Jestem automatycznym asystentem i nie mogę przełączyć rozmowy. Proszę zostawić tutaj swój adres e-mail, a odpowie Państwu człowiek.',
      'Jestem chatbotem, więc nie mogę przełączyć rozmowy do człowieka. Ale proszę zostawić tu swój adres e-mail, a ktoś się do Państwa odezwie! 😊',
      'Jestem tu tylko ja, bot. Zostaw adres e-mail, a odezwie się do ciebie człowiek.',
      'Przekierowanie do człowieka jest tu niedostępne. Proszę podać adres e-mail; zostanie przekazany wraz z pytaniem.',
    ),
    email: voices(
      'Dziękuję. Adres został przekazany; odpowie Państwu człowiek.',
      'Dziękuję! Adres jest już przekazany, ktoś się do Państwa odezwie. 😊',
      'Jest, przekazane dalej. Odezwie się do ciebie człowiek.',
      'Adres zapisano i przekazano wraz z pytaniem. Odpowiedzi udzieli człowiek, e-mailem.',
    ),
    help: voices(
      'Proszę zadać pytanie własnymi słowami. Przeszukam dokumenty i odpowiem cytatami.',
      'Proszę śmiało pytać własnymi słowami! Zajrzę do dokumentów i pokażę dokładne miejsce. 😊',
      'Pytaj, o co chcesz. Zajrzę do dokumentów i pokażę ci, gdzie to jest napisane.',
      'Proszę wpisać pytanie lub słowa kluczowe. Wynik: dosłowne cytaty z podaniem pliku i strony.',
    ),
    unclear: voices(
      'Nie udało mi się rozpoznać pytania. Czego chcieliby się Państwo dowiedzieć?',
      'Nie do końca rozumiem. Co mogę dla Państwa sprawdzić? 😊',
      'Nie łapię. Co chcesz wiedzieć? 🤔',
      'Brak słów do wyszukania. Proszę wpisać pytanie lub słowa kluczowe.',
    ),
  },
  contact: 'kontakt telefon e-mail adres',
  takeMessage:
    'W tej chwili nie mogę odpowiedzieć. Proszę zostawić swój adres e-mail, a ktoś się z Państwem skontaktuje.',
  opening: voices(
    '',
    'Dobre pytanie!|Chętnie to sprawdzę!|Zajrzyjmy do dokumentów. 😊|Oto, co udało mi się znaleźć. 😊',
    'Znalezione:|Patrz:|No więc jest napisane tak:|Sprawdzone 👇',
    '',
  ),
  closing: voices('', 'Czy mogę sprawdzić coś jeszcze?|Mam nadzieję, że to pomoże!', '', ''),
  which: voices(
    'Która z tych pozycji Państwa interesuje?',
    'Chętnie to sprawdzę! Co dokładnie mają Państwo na myśli? 😊',
    'O co dokładnie ci chodzi?',
    'Pytanie pasuje do kilku pozycji. Proszę wybrać jedną:',
  ),
  noMore: voices(
    'W tym miejscu dokumenty nie podają nic więcej na ten temat.',
    'Niestety nic więcej na ten temat nie znajduję. Czy mogę sprawdzić coś innego? 😊',
    'Nic więcej tam nie ma.',
    'Koniec sekcji. Brak dalszych informacji w tym miejscu.',
  ),
  nearest: 'Najbliższy znaleziony fragment brzmi:',
  from: (places) => `Źródło – ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, strona ${page}`),
  and: ' i ',
  differ: (one, other) => `Dokumenty różnią się w tej kwestii. Najpierw ${one}, potem ${other}:`,
  readAs: (asked, read) => `Odczytuję „${asked}” jako „${read}”.`,
}
