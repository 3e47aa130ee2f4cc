import type { HeardPhrases } from './heard-phrases.ts'

export const pt: HeardPhrases = {
  greeting:
    'olá;ola;oi;bom dia;boa (tarde|noite);e aí;como (vai|está|estás|vão|vai você|você está);tudo (bem|bom|certo);prezados senhores;saudações;muito prazer',
  thanks:
    '(muito|muita|) (obrigado|obrigada|agradecido|agradecida);obrigado (por tudo|pela ajuda|desde já);obrigada (por tudo|pela ajuda|desde já);valeu;brigado;brigada;agradeço;(foi|) (muito|) (útil|gentil);me ajudou muito',
  okay: 'ok;okay;tá;tá bom;tá bem;está bem;certo;beleza;bem;muito bem;bom;ótimo;perfeito;excelente;legal;fixe;entendi;percebi;compreendo;claro;sim;não;haha;kkk;rs;interessante;nada;é tudo;é só isso;teste',
  goodbye:
    'adeus;tchau;até (logo|breve|amanhã|mais|mais tarde|à próxima|a próxima);tenha um bom dia;bom fim de semana;boa noite e até amanhã;fica bem;fique bem;(com os melhores|melhores|) cumprimentos;atenciosamente;(um|) abraço;abraços;(aguardo|fico no aguardo de) (resposta|retorno)',
  insult:
    'idiota;estúpido;estúpida;burro;burra;imbecil;inútil;(és|você é|tu és|é) (um|uma|muito|tão|) (idiota|estúpido|estúpida|burro|burra|imbecil|inútil|lixo|merda);(maldito|estúpido) (bot|robô);merda;porra;vai (à|a) merda;vai se foder;foda se;cala a boca;isto é (uma|) (merda|lixo|porcaria);isso é (uma|) (merda|lixo|porcaria)',
  identity:
    'quem (és|é você|é|és tu|são vocês);(o que|que) (és|é você|você é);(como|qual) (te chamas|se chama|você se chama|é o teu nome|é o seu nome);(és|você é|é|tu és) (um|uma|) (humano|humana|pessoa|bot|robô|robot|máquina|chatbot|pessoa real|pessoa de verdade|ser humano|ia) (ou um bot|ou um robô|ou uma máquina|ou uma pessoa|);(estou falando|estou a falar|falo) com (um|uma) (humano|pessoa|bot|robô|máquina|pessoa real)',
  human:
    '(posso|poderia|quero|queria|gostaria de|preciso|preciso de) (falar|conversar) com (um|uma|alguma|) (pessoa|humano|atendente|agente|pessoa real|ser humano|alguém|operador);falar com (um|uma) (pessoa|humano|atendente|agente);(me passe|passe me) (para|a) (um|uma) (pessoa|atendente|humano);atendente;um humano;humano;tem alguém aí;há alguém aí',
  help: 'ajuda;ajude me;ajuda me;me ajuda;me ajude;(pode|podes|você pode|poderia) (me|) (ajudar|ajudar me);(preciso|precisava) de (uma|) ajuda;o que (podes|pode|sabes|sabe|você pode) fazer (por mim|);tenho uma (pergunta|dúvida|questão);posso (te|lhe|) (perguntar|fazer) (uma|) (pergunta|algo|);o que posso perguntar;como funciona (isto|isso|)',
  asking:
    '(você|vocês|) (pode|poderia|podes|podem|poderiam) (me|) (dizer|dizer me|informar|informar me|explicar|explicar me|confirmar);me (diga|diz|fala|explica|informe);(diga|diz|explique) me;(gostaria|gostava) de (saber|perguntar|esclarecer);(queria|quero|preciso|precisava) (de|) (saber|perguntar|esclarecer);(você|vocês|) (sabe|sabes|sabem) (me dizer|dizer me|);(tenho|tinha) uma (pergunta|dúvida|questão) (rápida|);uma (pergunta|dúvida|questão) (rápida|);(desculpe|desculpa|com licença);(posso|poderia) (perguntar|saber);estava (me|) perguntando;(a|) minha (pergunta|dúvida) é;(quero|queria) dizer',
  courtesy: 'por favor;por gentileza;se faz favor;se possível;pfv',
  filler:
    'a todos;todos;pessoal;senhor;senhora;amigo;amiga;muito;e;então;pois;hoje;pela (ajuda|resposta|informação|info);por isso;só;me;te;lhe;você;isso;é;oh;ah;bot;equipa;equipe;pela atenção',
}
