import type { HeardPhrases } from './heard-phrases.ts'

export const es: HeardPhrases = {
  greeting:
    'hola;buenas;buenos días;buenas (tardes|noches);buen día;qué (tal|hay|onda|pasa);cómo (estás|está|están|te va|le va|andas);saludos;estimados señores;encantado;mucho gusto',
  thanks:
    '(muchas|mil|muchísimas|) gracias;gracias (por todo|por adelantado|de antemano|de verdad);te lo agradezco;se lo agradezco;muy amable;me (ha|) (ayudado|ayudaste) mucho;muy útil',
  okay: 'ok;okey;vale;de acuerdo;bien;muy bien;bueno;perfecto;genial;estupendo;excelente;entendido;entiendo;claro;sí;si;no;listo;ya;jaja;jajaja;interesante;nada;eso es todo;nada más;prueba',
  goodbye:
    'adiós;adios;chao;chau;hasta (luego|pronto|mañana|la vista|la próxima|otra);nos vemos;que (tenga|tengas) (un|) (buen|lindo) día;buen fin de semana;cuídate;cuídese;un (cordial|) saludo;un saludo cordial;saludos cordiales;atentamente;un abrazo;quedo a la espera (de su respuesta|)',
  insult:
    'idiota;imbécil;estúpido;estúpida;tonto;tonta;inútil;eres (un|una|muy|tan|) (idiota|imbécil|estúpido|estúpida|tonto|tonta|inútil|malo|mala|basura|mierda);(maldito|estúpido|pinche) (bot|robot|máquina);mierda;vete a la mierda;que te jodan;jódete;cállate;cabrón;esto es (una|) (mierda|basura|tontería)',
  identity:
    '(quién|quien|qué|que) (eres|es usted|sois);(cómo|como) (te llamas|se llama);(cuál|cual) es (tu|su) nombre;(eres|es usted) (un|una|) (humano|humana|persona|bot|robot|máquina|chatbot|persona real|real|ser humano|inteligencia artificial|ia) (o un bot|o un robot|o una máquina|o una persona|);(estoy hablando|hablo) con (un|una) (humano|persona|bot|robot|máquina|persona real);es esto un (bot|robot)',
  human:
    '(puedo|podría|quiero|quisiera|necesito|me gustaría) (hablar|chatear|contactar) con (un|una|alguna|) (persona|humano|agente|persona real|ser humano|alguien|operador|empleado);hablar con (un|una) (persona|humano|agente|persona real);(páseme|pásame|comuníqueme) con (un|una) (persona|humano|agente);un humano;agente;humano;hay alguien (ahí|)',
  help: 'ayuda;ayúdame;ayúdeme;(me puedes|puedes|me puede|puede|podrías) ayudar (me|);(puedes|puede|podrías) ayudarme;necesito (tu|su|) ayuda;qué (puedes|puede|sabes) hacer (por mí|);tengo una (pregunta|duda|consulta);(puedo|te puedo|le puedo) (hacerte|hacerle|hacer|preguntar) (una|) (pregunta|algo|);qué puedo preguntar (te|le|);cómo funciona (esto|)',
  asking:
    '(me|nos) (puede|puedes|podría|podrías|podrían|pueden) (decir|explicar|indicar|informar|confirmar);(puede|puedes|podría|podrías|podrían|pueden) (decirme|decirnos|explicarme|indicarme|informarme|confirmarme);(dígame|dime|explíqueme|explícame);(quisiera|quería|querría|quiero|me gustaría|necesito|necesitaría|queríamos) (saber|preguntar|consultar|preguntarle|preguntarles|conocer);(sabe|sabes|saben|sabéis) (usted|);(sabría|sabrías|sabrían) decirme;me (pregunto|preguntaba);tengo (una|otra) (pregunta|duda|consulta) (rápida|);una (pregunta|duda|consulta) (rápida|);(disculpe|disculpa|disculpen|perdón|perdone|perdona);(puedo|podría) (preguntar|saber|preguntarle);(mi|la) (pregunta|duda|consulta) es;quiero decir;quería decir',
  courtesy: 'por favor;porfa;porfavor;si es posible',
  filler:
    'a todos;todos;equipo;señor;señora;amigo;amiga;muy;mucho;tan;y;entonces;pues;hoy;por (la|tu|su) (ayuda|información|respuesta|info);por eso;solo;me;te;le;eso;es;oh;ah;usted;tú;bot;igualmente;por (su|tu|la) (atención|tiempo)',
}
