import type { HeardPhrases } from './heard-phrases.ts'

export const ca: HeardPhrases = {
  greeting:
    'hola;ei;bones;bon dia;bon dia (i bona hora|a tothom);bona (tarda|nit|vesprada);bones (tardes|nits);(hola|) què tal;què hi ha;com (estàs|està|esteu|va|anem|et va|li va);com va (tot|això);salutacions;benvolguts (senyors|);benvolgudes;(molt de gust|encantat|encantada)',
  thanks:
    '(moltes|mil|moltíssimes|) gràcies;(moltes|) gràcies (per tot|per endavant|per avançat|a la bestreta|de veritat);mercès;moltes mercès;merci;(t ho|us ho|li ho|l hi|li) agraeixo;molt amable;(m has|m ha|m heu) ajudat (molt|);molt útil',
  okay: 'ok;okei;val;vale;d acord;entesos;entès;bé;molt bé;molt bo;perfecte;genial;fantàstic;excel·lent;ja ho entenc;ho entenc;entenc;clar;és clar;sí;si;no;llest;fet;ja està;jaja;haha;interessant;res;res més;això és tot;prova',
  goodbye:
    'adeu;adéu;adeu siau;adéu siau;adeusiau;a reveure;fins (aviat|després|ara|demà|la propera|un altre dia);ens veiem;que (vagi|et vagi|us vagi) (molt|) bé;que (tingui|tinguis|tingueu|passeu|passi|passis) (un|) bon dia;bona (setmana|jornada);bon cap de setmana;cuida t;una (cordial|) salutació;(cordialment|atentament);salutacions cordials;una abraçada;(resto|quedo|restem) a l espera (de la seva resposta|de la vostra resposta|de resposta|)',
  insult:
    'idiota;imbècil;estúpid;estúpida;ximple;babau;ruc;burro;inútil;(ets|és) (un|una|molt|tan|) (idiota|imbècil|estúpid|estúpida|ximple|babau|ruc|burro|inútil|dolent|dolenta|merda|porqueria);(maleït|estúpid|puto) (bot|robot);merda;quina merda;ves a la merda;vés a la merda;que et donin (pel cul|);calla;cabró;gilipolles;això és (una|) (merda|porqueria|brossa)',
  identity:
    '(qui|què) (ets|és vostè|sou);com (et dius|es diu|us dieu);quin és (el|) (teu|seu) nom;(ets|és vostè|és|sou) (un|una|) (humà|humana|persona|bot|robot|màquina|xatbot|chatbot|persona real|persona de veritat|de veritat|real|ésser humà|intel·ligència artificial|ia) (o un bot|o un robot|o una màquina|o una persona|);(estic parlant|parlo) amb (un|una) (humà|persona|bot|robot|màquina|persona real);això és un (bot|robot)',
  human:
    '(puc|podria|vull|voldria|necessito|m agradaria) (parlar|xatejar|contactar) amb (un|una|alguna|) (persona|humà|agent|persona real|ésser humà|algú|operador|operadora|treballador);parlar amb (un|una|) (persona|humà|agent|persona real|algú);(passa m|passi m|passeu me|posa m|posi m) amb (un|una|) (persona|humà|agent|algú);una persona;un humà;agent;humà;hi ha algú (aquí|)',
  help: 'ajuda;ajuda m;ajudi m;ajudeu me;(em pots|em pot|em podeu|em podries|em podria|em podríeu) ajudar;(pots|pot|podeu|podries|podria) ajudar me;necessito (la teva|la seva|la vostra|) ajuda;què (pots|pot|saps|sap) fer (per mi|);tinc (una|un) (pregunta|dubte|consulta);(puc|et puc|li puc|us puc) (fer|preguntar) (una|) (pregunta|consulta|una cosa|alguna cosa|);què (et|li|us|) puc preguntar;com funciona (això|)',
  asking:
    '(em|ens) (pot|pots|podeu|podria|podries|podríeu|poden|podrien) (dir|explicar|indicar|informar|confirmar);(pot|pots|podeu|podria|podries|podríeu|podrien) (dir me|dir nos|explicar me|indicar me|informar me|confirmar me|explicar nos);(digui m|digues me|digueu me|expliqui m|explica m);(voldria|voldríem|volia|volíem|vull|m agradaria|ens agradaria|necessito|necessitaria) (saber|preguntar|consultar|preguntar li|preguntar los|preguntar vos|conèixer|fer una pregunta|fer una consulta);(sap|saps|sabeu|saben) (vostè|);(sabria|sabries|sabríeu) dir me;em (sabria|sabries|sabríeu) dir;(em pregunto|em preguntava|em demanava);tinc (una|un) (altra|altre|) (pregunta|dubte|consulta) (ràpida|ràpid|);(una|un) (pregunta|dubte|consulta) (ràpida|ràpid|);(disculpi|disculpa|disculpeu|disculpin|perdó|perdoni|perdona|perdoneu|escolti|escolta|escolteu);(puc|podria) (preguntar|saber|preguntar li);(la meva|el meu) (pregunta|dubte|consulta) és;vull dir;volia dir',
  courtesy: 'si us plau;sisplau;siusplau;si et plau;per favor;si pot ser;si és possible',
  filler:
    'a tots;a tothom;a totes;equip;senyor;senyora;amic;amiga;molt;tan;i;llavors;doncs;aleshores;avui;per (l|la|el|la teva|la seva|la vostra|el teu|) (ajuda|informació|resposta|info|atenció|temps);per (tot|això);només;em;et;li;us;això;és;oh;ah;vostè;tu;bot;igualment',
}
