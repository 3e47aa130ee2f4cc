import type { SmallTalk } from './phrases/phrases.ts'

/** Words that say nothing beside a greeting, thanks or the like. */
export type HeardPhrase = Exclude<SmallTalk, 'email' | 'unclear'> | 'filler'

/**
 * What visitors say without asking anything, by language. `(a|b|)` stands for each of the wordings,
 * `;` divides phrases. A message is small talk only where such phrases cover all of it.
 */
export const HEARD_PHRASES: Readonly<Record<string, Readonly<Record<HeardPhrase, string>>>> = {
  en: {
    greeting:
      'hi;hello;hey;hiya;howdy;yo;greetings;good (morning|afternoon|evening|day);(how are|hows it|how r) (you|u|going|ya|you doing) (today|);whats up;sup;nice to meet you;dear (team|sir|madam|sir or madam)',
    thanks:
      '(many|) thanks;thank (you|u|ya);thx;ty;tysm;cheers;much appreciated;(i|) appreciate it;that (was|is) (very|really|) helpful;thats (very|really|) helpful;(you|that) helped (me|) (a lot|);thanks in advance;(good|great|nice) (job|work|bot)',
    okay: 'ok;okay;okey;k;alright;all right;got it;i see;(i|) understand;understood;yes;yeah;yep;no;nope;sure;cool;nice;great;perfect;awesome;excellent;wonderful;good;fine;lol;haha;hahaha;wow;(very|) interesting;makes sense;never mind;nevermind;no problem;nothing;thats all;test',
    goodbye:
      'bye;bye bye;goodbye;good bye;see (you|ya|u) (later|soon|);good night;cya;take care;farewell;have a (nice|good|great) (day|evening|one|weekend);talk (to you|) later',
    insult:
      'idiot;moron;(you|u) (are|re|r) (so|such|a|an|just|) (a|an|) (idiot|moron|stupid|dumb|useless|rubbish|crap|shit|terrible|awful|annoying|bad bot|bad) (bot|machine|robot|thing|);youre (so|such|a|an|) (a|an|) (idiot|moron|stupid|dumb|useless|rubbish|crap|shit|terrible|awful|annoying);(you|u) suck;(stupid|dumb|useless|bad|damn|fucking) (bot|robot|machine|thing);fuck (you|u|off|this|);fucking hell;shit;bullshit;wtf;shut up;stupid;dumb;useless;this is (bullshit|shit|crap|useless|stupid|rubbish);i hate (you|this);asshole;bastard;go to hell;screw you',
    identity:
      '(who|what) are you;who r u;who is this;(are|r) (you|u) (a|an|) (real|actual|) (human|person|bot|robot|machine|computer|chatbot|ai|real) (being|or a bot|or a robot|or a human|or a machine|or not|);are you (chatgpt|alive|human or bot|human or robot|an artificial intelligence);whats your name;what is your name;am i (talking|speaking|chatting) (to|with) a (real|) (human|person|bot|robot|machine);is this a (bot|robot|human|real person|chatbot);do you have a name;who (made|created|built|programmed) you;how do you work',
    human:
      '(can|could|may) (i|we) (please|) (talk|speak|chat) (to|with) (a|an|some|) (real|actual|live|) (human|person|human being|someone|somebody|agent|operator|representative);(i|we) (want|need|would like|wanna|d like) (to|) (talk|speak|chat) (to|with) (a|an|some|) (real|actual|live|) (human|person|human being|someone|somebody|agent|operator|representative);id like to (talk|speak|chat) (to|with) (a|an|some|) (real|actual|live|) (human|person|human being|someone|somebody|agent|operator|representative);(let me|) (talk|speak|chat) (to|with) (a|an|some|) (real|actual|live|) (human|person|human being|someone|somebody|agent|operator|representative);(get|give) me a (real|) (human|person|agent|operator);(human|agent|operator|live agent|real person|live chat);(connect|transfer|put) me (through|) (to|with) (a|an|) (real|live|) (human|person|agent|operator|representative);is (there|) (anyone|anybody|someone) (there|here|real);(i|) need a (human|person|real person)',
    help: 'help;help me;(can|could) you help (me|us);i need (some|) help;(i|) need (some|) assistance;what can (you|i) (do|ask) (you|for me|);how (can|could) you help (me|);(i have|ive got|i got) a question;can i ask (you|) (a question|something);what (questions|) can i ask (you|);how does this work;what do you (know|do);i dont know (what to ask|)',
    filler:
      'there;all;everyone;everybody;team;bot;robot;sir;madam;please;pls;so much;very much;very;much;a lot;again;mate;buddy;friend;my friend;man;you;then;for now;for your help;for the help;for that;for the info;for the information;for the answer;well;oh;ah;um;now;and;just;to me;me;too;today;that;its;it;is;i am;im;hmm;really;me too',
  },
  de: {
    greeting:
      'hallo;hi;hey;moin;moin moin;servus;grüezi;grüß gott;grüß dich;guten (tag|morgen|abend|mittag);schönen (guten|) (tag|morgen|abend);sehr geehrte damen und herren;liebes team;wie (geht es|gehts) (dir|ihnen|euch|so|) (heute|);na;was geht',
    thanks:
      '(vielen|herzlichen|besten|tausend|) dank;danke;danke (schön|sehr|dir|ihnen|euch|vielmals);dankeschön;(sehr|) (nett|lieb) von (dir|ihnen);das hat (mir|) (sehr|) geholfen;das war (sehr|) (hilfreich|nett);vielen dank im voraus;danke im voraus;ich danke (dir|ihnen|euch|)',
    okay: 'ok;okay;oke;alles klar;verstanden;verstehe;ich verstehe;gut;sehr gut;super;prima;toll;klasse;perfekt;schön;cool;ja;nein;nö;jo;jep;gern;gerne;genau;aha;ach so;achso;haha;interessant;passt;schon gut;egal;nichts;das wars;das ist alles;test',
    goodbye:
      'tschüss;tschüs;tschau;ciao;auf wiedersehen;auf wiederschauen;bis (bald|dann|später|morgen|nächstes mal);gute nacht;schönen (tag|abend) noch;schönes wochenende;einen schönen (tag|abend) (noch|);mach(t|) (es|s) gut;leb wohl;pfiat di',
    insult:
      'idiot;trottel;depp;vollidiot;(du|sie) (bist|sind) (so|echt|ein|eine|total|) (ein|) (idiot|trottel|depp|dumm|blöd|doof|nutzlos|scheiße|schlecht|dumme maschine|dummer bot);(dummer|blöder|doofer|scheiß|nutzloser|schlechter) (bot|computer|roboter);(dumme|blöde|scheiß|nutzlose) (maschine|kiste);scheiße;so ein (scheiß|mist|quatsch);fick dich;halt (die klappe|den mund|die fresse);arschloch;verpiss dich;leck mich;dumm;blöd;nutzlos;das ist (scheiße|mist|quatsch|nutzlos|blöd)',
    identity:
      'wer (bist du|sind sie|seid ihr|ist da);was (bist du|sind sie);wie (heißt du|heißen sie|ist dein name|ist ihr name);(bist du|sind sie) (ein|eine|) (echter|echte|echt|richtiger|realer|) (mensch|bot|roboter|maschine|computer|chatbot|ki|person) (oder ein bot|oder ein mensch|oder eine maschine|oder mensch|);(bist du|sind sie) (echt|chatgpt|real);(spreche|rede|schreibe|chatte) ich (hier|gerade|) mit (einem|einer) (echten|) (menschen|bot|maschine|person|roboter);hast du einen namen;ist das (hier|) ein (bot|mensch|roboter|chatbot);wie funktionierst du',
    human:
      '(kann|könnte|darf) ich (bitte|) mit (einem|einer|) (echten|richtigen|) (menschen|person|mitarbeiter|mitarbeiterin|jemandem) (sprechen|reden|chatten|schreiben);ich (möchte|will|würde gerne|würde gern|muss) (bitte|) (mit|) (einem|einer|) (echten|richtigen|) (menschen|person|mitarbeiter|mitarbeiterin|jemandem) (sprechen|reden|chatten|schreiben);(ich brauche|ich will|ich möchte|) (einen|) (echten|richtigen|) (menschen|mitarbeiter);mit (einem|einer) (echten|) (menschen|person|mitarbeiter) (sprechen|reden);(verbinde|verbinden sie) mich (mit|bitte mit) (einem|einer) (echten|) (menschen|person|mitarbeiter);(ist|) (hier|da) jemand;mensch;mitarbeiter',
    help: 'hilfe;hilf mir;helfen sie mir;(kannst du|können sie) mir (bitte|) helfen;(ich|) (brauche|benötige) (bitte|) hilfe;was (kannst du|können sie) (für mich|) (tun|alles|);was (kannst du|können sie);ich (habe|hab|hätte) (eine|ein paar|mal eine) (frage|fragen);(darf|kann) ich (dich|sie|) (etwas|was) fragen;was kann ich (dich|sie|) (hier|) fragen;wie funktioniert das;was weißt du;ich weiß nicht',
    filler:
      'du;sie;da;zusammen;alle;an alle;team;bot;bitte;sehr;noch;nochmal;mal;dann;so;und;auch;für (die|deine|ihre) (hilfe|antwort|auskunft|info|infos);dafür;nur;einfach;mir;ihnen;dir;euch;heute;das;es;ist;ja;na;mein freund;doch;schön;ähm;oh;ach;nun;also',
  },
  es: {
    greeting:
      'hola;buenas;buenos días;buenas (tardes|noches);buen día;qué (tal|hay|onda|pasa);cómo (estás|está|están|te va|le va|andas);saludos;estimados señores;encantado;mucho gusto',
    thanks:
      '(muchas|mil|muchísimas|) gracias;gracias (por todo|por adelantado|de antemano|de verdad);te lo agradezco;se lo agradezco;muy amable;me (ha|) (ayudado|ayudaste) mucho;muy útil',
    okay: 'ok;okey;vale;de acuerdo;bien;muy bien;bueno;perfecto;genial;estupendo;excelente;entendido;entiendo;claro;sí;si;no;listo;ya;jaja;jajaja;interesante;nada;eso es todo;nada más;prueba',
    goodbye:
      'adiós;adios;chao;chau;hasta (luego|pronto|mañana|la vista|la próxima|otra);nos vemos;que (tenga|tengas) (un|) (buen|lindo) día;buen fin de semana;cuídate;cuídese',
    insult:
      'idiota;imbécil;estúpido;estúpida;tonto;tonta;inútil;eres (un|una|muy|tan|) (idiota|imbécil|estúpido|estúpida|tonto|tonta|inútil|malo|mala|basura|mierda);(maldito|estúpido|pinche) (bot|robot|máquina);mierda;vete a la mierda;que te jodan;jódete;cállate;cabrón;esto es (una|) (mierda|basura|tontería)',
    identity:
      '(quién|quien|qué|que) (eres|es usted|sois);(cómo|como) (te llamas|se llama);(cuál|cual) es (tu|su) nombre;(eres|es usted) (un|una|) (humano|humana|persona|bot|robot|máquina|chatbot|persona real|real|ser humano|inteligencia artificial|ia) (o un bot|o un robot|o una máquina|o una persona|);(estoy hablando|hablo) con (un|una) (humano|persona|bot|robot|máquina|persona real);es esto un (bot|robot)',
    human:
      '(puedo|podría|quiero|quisiera|necesito|me gustaría) (hablar|chatear|contactar) con (un|una|alguna|) (persona|humano|agente|persona real|ser humano|alguien|operador|empleado);hablar con (un|una) (persona|humano|agente|persona real);(páseme|pásame|comuníqueme) con (un|una) (persona|humano|agente);un humano;agente;humano;hay alguien (ahí|)',
    help: 'ayuda;ayúdame;ayúdeme;(me puedes|puedes|me puede|puede|podrías) ayudar (me|);(puedes|puede|podrías) ayudarme;necesito (tu|su|) ayuda;qué (puedes|puede|sabes) hacer (por mí|);tengo una (pregunta|duda|consulta);(puedo|te puedo|le puedo) (hacerte|hacerle|hacer|preguntar) (una|) (pregunta|algo|);qué puedo preguntar (te|le|);cómo funciona (esto|)',
    filler:
      'por favor;a todos;todos;equipo;señor;señora;amigo;amiga;muy;mucho;tan;y;entonces;pues;hoy;por (la|tu|su) (ayuda|información|respuesta|info);por eso;solo;me;te;le;eso;es;oh;ah;usted;tú;bot;igualmente',
  },
  fr: {
    greeting:
      'bonjour;bonsoir;salut;coucou;hello;bonne journée à vous;(comment|) (ça va|allez vous|vas tu|tu vas);comment ça va;enchanté;chère équipe;madame monsieur;bien le bonjour',
    thanks:
      '(un grand|) merci;merci (beaucoup|bien|infiniment|d avance|à vous|à toi|encore|mille fois);mille mercis;je (vous|te) remercie (beaucoup|);c est (très|) (gentil|utile|sympa);(ça|cela) m (a|) (beaucoup|) aidé;c est gentil',
    okay: 'ok;okay;d accord;daccord;dac;entendu;compris;je comprends;je vois;très bien;bien;super;parfait;génial;excellent;cool;oui;non;ouais;si;ah bon;haha;mdr;lol;intéressant;rien;c est tout;ça marche;ça va merci;test',
    goodbye:
      'au revoir;à (bientôt|plus|plus tard|demain|la prochaine);adieu;bonne (journée|soirée|nuit|continuation);bon (week end|weekend);ciao;bye',
    insult:
      'idiot;imbécile;crétin;connard;abruti;(tu es|vous êtes|t es) (un|une|vraiment|très|trop|) (idiot|imbécile|crétin|connard|abruti|stupide|bête|nul|nulle|inutile|con|débile);(stupide|sale) (bot|robot|machine);(bot|robot) (stupide|nul|débile|inutile);merde;putain;va te faire (foutre|voir);ta gueule;ferme la;nul;c est (nul|de la merde|inutile)',
    identity:
      '(qui|que) (es tu|êtes vous|est ce);(t es|tu es|vous êtes) qui;qui (tu es|vous êtes);comment (tu t appelles|vous appelez vous|t appelles tu);quel est (ton|votre) nom;(es tu|êtes vous|tu es|vous êtes|t es) (un|une|) (vrai|vraie|) (humain|humaine|personne|bot|robot|machine|chatbot|être humain|ia) (ou un bot|ou un robot|ou une machine|ou un humain|);est ce que (tu es|vous êtes) (un|une) (vrai|vraie|) (humain|personne|bot|robot|machine);(je parle|est ce que je parle|parlé je) à (un|une) (vrai|vraie|) (humain|personne|bot|robot|machine);c est un (bot|robot)',
    human:
      '(puis je|je peux|pourrais je|est ce que je peux|je veux|je voudrais|j aimerais|je souhaite) (parler|discuter|échanger) (à|avec) (un|une|quelqu un|) (vrai|vraie|) (humain|personne|être humain|conseiller|conseillère|agent|personne réelle|);parler (à|avec) (un|une) (vrai|vraie|) (humain|personne|conseiller|agent);(passez|passe|mettez) moi (avec|) (un|une) (humain|personne|conseiller|agent);un (vrai|) humain;(il y a|y a t il) quelqu un;conseiller;humain',
    help: 'aide;aide moi;aidez moi;à l aide;(peux tu|pouvez vous|tu peux|vous pouvez|pourriez vous) m aider;j ai besoin d (aide|une aide);que (peux tu|pouvez vous|sais tu|savez vous) faire (pour moi|);j ai une question;(puis je|je peux) (vous|te|) poser une question;que puis je (vous|te|) demander;comment ça marche',
    filler:
      's il (vous|te) plaît;svp;stp;à tous;tous;tout le monde;l équipe;monsieur;madame;mon ami;très;beaucoup;et;alors;donc;bon;aujourdhui;pour (votre|ton|l|la|cette|les) (aide|réponse|information|info|infos);pour ça;pour tout;juste;vous;toi;tu;oh;ah;euh;c est;bien;bot',
  },
  it: {
    greeting:
      'ciao;salve;buongiorno;buon giorno;buonasera;buona sera;buon pomeriggio;ehi;hey;(come|) (stai|sta|state|va);come (va|stai|sta);gentili signori;piacere',
    thanks:
      '(grazie|tante grazie|molte grazie|mille grazie);grazie (mille|tante|infinite|molte|di tutto|in anticipo|davvero);(la|ti|vi) ringrazio;(molto|) gentile;(sei|è) stato (molto|) (utile|gentile|d aiuto);mi (hai|ha) aiutato (molto|)',
    okay: 'ok;okay;va bene;bene;benissimo;molto bene;perfetto;ottimo;fantastico;eccellente;capito;ho capito;capisco;certo;d accordo;sì;si;no;haha;ahah;interessante;niente;è tutto;nient altro;prova',
    goodbye:
      'arrivederci;arrivederla;addio;a (presto|dopo|domani|più tardi|risentirci);ci (vediamo|sentiamo);buona (giornata|serata|notte);buonanotte;buon (fine settimana|weekend);ciao ciao;stammi bene',
    insult:
      'idiota;stupido;stupida;scemo;scema;cretino;imbecille;coglione;stronzo;(sei|lei è) (un|una|proprio|così|molto|) (idiota|stupido|stupida|scemo|scema|cretino|imbecille|coglione|inutile|stronzo);(stupido|maledetto) (bot|robot);bot (stupido|inutile);merda;vaffanculo;fai schifo;stai zitto;zitto;che schifo;è (una|) (merda|inutile|schifezza)',
    identity:
      '(chi|cosa|che cosa) (sei|è lei|siete);come (ti chiami|si chiama);qual è il (tuo|suo) nome;(sei|è|lei è) (un|una|) (umano|umana|persona|bot|robot|macchina|chatbot|vera persona|persona vera|essere umano|ia|vero) (o un bot|o un robot|o una macchina|o una persona|);(sto parlando|parlo) con (un|una) (umano|persona|bot|robot|macchina|persona vera)',
    human:
      '(posso|potrei|voglio|vorrei|devo) (parlare|chattare) con (un|una|qualche|) (persona|umano|operatore|operatrice|persona vera|essere umano|qualcuno);parlare con (un|una) (persona|umano|operatore|persona vera);(mi passi|passami|mi passa) (un|una) (persona|operatore|umano);un umano;operatore;umano;c è qualcuno',
    help: 'aiuto;aiutami;mi aiuti;(puoi|può|potresti|potrebbe) aiutarmi;mi (puoi|può|potresti) aiutare;(ho|avrei) bisogno di aiuto;cosa (sai|puoi|può) fare (per me|);(ho|avrei) una domanda;(posso|ti posso) (chiedere|farti|farle|fare) (una|) (domanda|qualcosa);cosa posso (chiederti|chiedere|chiederle);come funziona',
    filler:
      'per favore;per piacere;per cortesia;a tutti;tutti;signore;signora;amico;amica;molto;tanto;e;allora;quindi;oggi;per (l|la|il|le|tutto|questo) (aiuto|risposta|informazione|info|informazioni|);solo;mi;ti;lei;tu;è;oh;ah;ehm;bot;a te;a lei',
  },
  pt: {
    greeting:
      'olá;ola;oi;bom dia;boa (tarde|noite);e aí;(como|) (vai|está|estás|vão|vai você|você está);tudo (bem|bom|certo);prezados senhores;saudações;muito prazer',
    thanks:
      '(muito|muita|) (obrigado|obrigada|agradecido|agradecida);obrigado (por tudo|pela ajuda|desde já);obrigada (por tudo|pela ajuda|desde já);valeu;brigado;brigada;agradeço;(foi|) (muito|) (útil|gentil);me ajudou muito',
    okay: 'ok;okay;tá;tá bom;tá bem;está bem;certo;beleza;bem;muito bem;bom;ótimo;perfeito;excelente;legal;fixe;entendi;percebi;compreendo;claro;sim;não;haha;kkk;rs;interessante;nada;é tudo;é só isso;teste',
    goodbye:
      'adeus;tchau;até (logo|breve|amanhã|mais|mais tarde|à próxima|a próxima);tenha um bom dia;bom fim de semana;boa noite e até amanhã;fica bem;fique bem',
    insult:
      'idiota;estúpido;estúpida;burro;burra;imbecil;inútil;(és|você é|tu és|é) (um|uma|muito|tão|) (idiota|estúpido|estúpida|burro|burra|imbecil|inútil|lixo|merda);(maldito|estúpido) (bot|robô);merda;porra;vai (à|a) merda;vai se foder;foda se;cala a boca;isto é (uma|) (merda|lixo|porcaria);isso é (uma|) (merda|lixo|porcaria)',
    identity:
      'quem (és|é você|é|és tu|são vocês);(o que|que) (és|é você|você é);(como|qual) (te chamas|se chama|você se chama|é o teu nome|é o seu nome);(és|você é|é|tu és) (um|uma|) (humano|humana|pessoa|bot|robô|robot|máquina|chatbot|pessoa real|pessoa de verdade|ser humano|ia) (ou um bot|ou um robô|ou uma máquina|ou uma pessoa|);(estou falando|estou a falar|falo) com (um|uma) (humano|pessoa|bot|robô|máquina|pessoa real)',
    human:
      '(posso|poderia|quero|queria|gostaria de|preciso|preciso de) (falar|conversar) com (um|uma|alguma|) (pessoa|humano|atendente|agente|pessoa real|ser humano|alguém|operador);falar com (um|uma) (pessoa|humano|atendente|agente);(me passe|passe me) (para|a) (um|uma) (pessoa|atendente|humano);atendente;um humano;humano;tem alguém aí;há alguém aí',
    help: 'ajuda;ajude me;ajuda me;me ajuda;me ajude;(pode|podes|você pode|poderia) (me|) (ajudar|ajudar me);(preciso|precisava) de (uma|) ajuda;o que (podes|pode|sabes|sabe|você pode) fazer (por mim|);tenho uma (pergunta|dúvida|questão);posso (te|lhe|) (perguntar|fazer) (uma|) (pergunta|algo|);o que posso perguntar;como funciona (isto|isso|)',
    filler:
      'por favor;se faz favor;a todos;todos;pessoal;senhor;senhora;amigo;amiga;muito;e;então;pois;hoje;pela (ajuda|resposta|informação|info);por isso;só;me;te;lhe;você;isso;é;oh;ah;bot;equipa;equipe',
  },
  nl: {
    greeting:
      'hallo;hoi;hey;hé;dag;goedendag;goedemorgen;goedemiddag;goedenavond;goeiemorgen;goeden (dag|morgen|avond|middag);hoe (gaat het|is het|gaat ie) (met je|met u|vandaag|);geachte (heer|mevrouw|heer mevrouw);beste team;aangenaam',
    thanks:
      'dank (je|u) (wel|zeer|hartelijk|);dankjewel;dankuwel;bedankt;(heel|hartelijk|erg) bedankt;(veel|hartelijk) dank;thanks;(dat|het) (was|is) (heel|erg|) (nuttig|behulpzaam);dat helpt (me|) (echt|);alvast bedankt;bedankt alvast',
    okay: 'ok;oke;oké;okay;prima;goed;heel goed;mooi;top;super;perfect;geweldig;fijn;begrepen;ik begrijp het;ik snap het;snap ik;duidelijk;ja;nee;jep;haha;interessant;niets;dat is alles;dat was het;laat maar;test',
    goodbye:
      'tot ziens;dag dag;doei;doeg;tot (later|straks|morgen|gauw|de volgende keer);goedenacht;welterusten;fijne (dag|avond) (nog|verder|);fijn weekend;een fijne dag (nog|verder|);het beste;later',
    insult:
      'idioot;sukkel;eikel;klootzak;(je|jij|u) (bent|ben) (een|zo|echt|heel|) (een|) (idioot|sukkel|eikel|klootzak|dom|stom|waardeloos|nutteloos|slecht);(domme|stomme|waardeloze|kut) (bot|robot|computer|machine);kut;shit;rot op;hou je (mond|bek);val dood;flikker op;dit is (waardeloos|onzin|bagger|stom);dom;stom;waardeloos',
    identity:
      '(wie|wat) (ben je|bent u|ben jij|is dit);hoe heet (je|u|jij);wat is (je|uw|jouw) naam;(ben je|bent u|ben jij) (een|) (echt|echte|) (mens|persoon|bot|robot|machine|computer|chatbot|ai) (of een bot|of een robot|of een mens|of een machine|);(praat|spreek|chat) ik (hier|nu|) met een (echt|echte|) (mens|persoon|bot|robot|machine);is dit een (bot|robot|mens)',
    human:
      '(kan|mag|zou) ik (even|graag|) (met|een) (een|) (echt|echte|) (mens|persoon|medewerker|iemand) (spreken|praten|chatten);(kan|mag) ik (iemand|een medewerker) spreken;ik (wil|wil graag|zou graag) (met|) (een|) (echt|echte|) (mens|persoon|medewerker|iemand) (spreken|praten|chatten);(verbind|verbindt) mij door (met een medewerker|met iemand|);doorverbinden;medewerker;een mens;mens;is (er|daar) iemand',
    help: 'help;hulp;help me;help mij;(kun|kan|kunt) (je|u) (me|mij) helpen;(ik|) heb hulp nodig;wat (kun|kan|kunt) (je|u|jij) (voor me|) (doen|);ik heb een (vraag|vraagje);mag ik (je|u|) (iets|wat) vragen;wat kan ik (je|u|) vragen;hoe werkt (dit|het)',
    filler:
      'alstublieft;alsjeblieft;aub;allemaal;iedereen;team;meneer;mevrouw;daar;hoor;en;dan;dus;nou;nu;nog;even;heel;erg;zeer;vandaag;voor (de|je|uw) (hulp|informatie|info|reactie|antwoord);daarvoor;je;u;jij;mij;me;ook;bot;oh;ah;wel;het;is',
  },
  zh: {
    greeting:
      '你好;您好;哈喽;哈囉;嗨;嘿;早上好;早安;早;上午好;下午好;晚上好;大家好;在吗;在嗎;你好吗;你好嗎;最近怎么样;最近好吗',
    thanks:
      '谢谢;謝謝;多谢;多謝;感谢;感謝;谢了;谢啦;非常感谢;非常感謝;太感谢了;辛苦了;谢谢你;谢谢您;謝謝你;謝謝您',
    okay: '好;好的;好吧;行;可以;嗯;嗯嗯;哦;噢;明白;明白了;知道了;了解;懂了;收到;没问题;沒問題;是;是的;对;對;不;不是;没有;没事;哈哈;哈哈哈;不错;太好了;很好;测试',
    goodbye: '再见;再見;拜拜;拜;回头见;晚安;下次见;下次再聊;慢走;祝你愉快;祝您愉快',
    insult:
      '傻瓜;白痴;笨蛋;蠢货;傻逼;垃圾;废物;你(好|真|太|)(笨|蠢|傻|烂);你是(白痴|笨蛋|傻瓜|垃圾|废物|傻逼);滚;滚开;闭嘴;去死;他妈的;操;没用;真没用;什么破机器人',
    identity:
      '你是谁;您是谁;你是誰;你是什么;你叫什么;你叫什么名字;您贵姓;你是(真人|人|人类|机器人|機器人|机器|ai|真的人)(吗|嗎|);你是人还是机器人;你是真人还是机器人;你是不是(真人|人|机器人);我在(和|跟)(真人|机器人|人)(说话|聊天)(吗|)',
    human:
      '(我|)(要|想|想要|需要|)(转|轉|找|接)(人工|真人)(客服|服务|服務|);人工;人工客服;人工服务;真人客服;(我|)(可以|能|想|要|)(和|跟)(真人|人工|人|客服)(说话|聊|聊天|谈|沟通)(吗|);有人吗;有人嗎;转人工',
    help: '帮助;幫助;帮帮我;帮我;救命;(你|您|)(能|可以)帮(我|帮我|助我)(吗|);我需要(你的|)帮助;你(能|会|可以)(做|干)什么;你会什么;我有(一|)(个|)(问题|問題);我想问(一下|个问题|);我可以问(你|)什么;怎么用;能问(你|)(一|)个问题吗',
    filler:
      '请;請;一下;啊;呀;呢;吧;哦;了;您;你;我;的;很;真;太;都;先生;女士;朋友;机器人;客服;嗯;那;就;也;大家',
  },
  ar: {
    greeting:
      'مرحبا;مرحباً;مرحبًا;اهلا;أهلا;أهلاً;أهلًا;أهلا وسهلا;اهلا وسهلا;السلام عليكم;السلام عليكم ورحمة الله وبركاته;سلام;هاي;هلا;صباح (الخير|النور);مساء (الخير|النور);كيف (حالك|الحال|حالكم|انت|أنت);تحية طيبة',
    thanks:
      'شكرا;شكراً;شكرًا;شكرا (جزيلا|لك|لكم|كثيرا|جزيلاً);شكرًا (جزيلًا|لك|لكم|كثيرًا);شكراً (جزيلاً|لك|لكم);مشكور;مشكورين;ألف شكر;أشكرك;أشكركم;يعطيك العافية;جزاك الله خيرا',
    okay: 'حسنا;حسناً;حسنًا;تمام;طيب;اوكي;أوكي;ماشي;نعم;لا;اجل;أجل;فهمت;مفهوم;جيد;جيد جدا;ممتاز;رائع;عظيم;ههه;هههه;لا شيء;هذا كل شيء;تجربة',
    goodbye:
      'مع السلامة;وداعا;وداعاً;إلى اللقاء;الى اللقاء;باي;تصبح على خير;نراك لاحقا;في أمان الله;يوم سعيد',
    insult:
      'غبي;أحمق;احمق;حمار;تافه;انت (غبي|أحمق|احمق|حمار|تافه|سيء);أنت (غبي|أحمق|احمق|حمار|تافه|سيء);اخرس;اسكت;روبوت غبي;تبا;تباً;تبا لك;هذا (سيء|تافه|هراء)',
    identity:
      'من (أنت|انت|أنتم|معي);ما (اسمك|هو اسمك);شو اسمك;هل (أنت|انت) (إنسان|انسان|روبوت|بوت|آلة|شخص|بشر) (حقيقي|أم روبوت|ام روبوت|أم إنسان|);هل (أتحدث|اتحدث|أتكلم|اتكلم) (مع|إلى) (إنسان|انسان|شخص|روبوت|بوت|آلة) (حقيقي|)',
    human:
      '(أريد|اريد|أود|اود|هل يمكنني|ممكن|أرغب في) (أن|ان|) (التحدث|أتحدث|اتحدث|أتكلم|اتكلم|التواصل|الكلام) (مع|إلى|الى) (إنسان|انسان|شخص|موظف|أحد|ممثل|شخص ما) (حقيقي|);(حولني|حوّلني) (إلى|الى) (موظف|شخص|إنسان);موظف;خدمة العملاء بشر;هل (يوجد|من) أحد (هنا|)',
    help: 'مساعدة;ساعدني;ساعدوني;النجدة;هل (يمكنك|تستطيع) مساعدتي;(أحتاج|احتاج) (إلى|الى|) (مساعدة|المساعدة);ماذا (تستطيع|يمكنك) (أن تفعل|ان تفعل|فعله);(لدي|عندي) سؤال;هل يمكنني (أن أسأل|السؤال|أن أسألك سؤالا);كيف (يعمل هذا|تعمل)',
    filler:
      'من فضلك;لو سمحت;رجاء;رجاءً;يا;أخي;صديقي;سيدي;جدا;جداً;جدًا;كثيرا;و;لك;لكم;على (المساعدة|مساعدتك|الرد);بكم;بك;اليوم;الآن;عليكم;أيها;روبوت;بوت',
  },
}
