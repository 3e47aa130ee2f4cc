import type { HeardPhrases } from './heard-phrases.ts'

export const it: HeardPhrases = {
  greeting:
    'ciao;salve;buongiorno;buon giorno;buonasera;buona sera;buon pomeriggio;ehi;hey;(come|) (stai|sta|state|va);come (va|stai|sta);gentili signori;piacere',
  thanks:
    '(grazie|tante grazie|molte grazie|mille grazie);grazie (mille|tante|infinite|molte|di tutto|in anticipo|davvero);(la|ti|vi) ringrazio;(molto|) gentile;(sei|è) stato (molto|) (utile|gentile|d aiuto);mi (hai|ha) aiutato (molto|);(vi|la|ti) ringrazio in anticipo',
  okay: 'ok;okay;va bene;bene;benissimo;molto bene;perfetto;ottimo;fantastico;eccellente;capito;ho capito;capisco;certo;d accordo;sì;si;no;haha;ahah;interessante;niente;è tutto;nient altro;prova',
  goodbye:
    'arrivederci;arrivederla;addio;a (presto|dopo|domani|più tardi|risentirci);ci (vediamo|sentiamo);buona (giornata|serata|notte);buonanotte;buon (fine settimana|weekend);ciao ciao;stammi bene;(cordiali|distinti|cari|) saluti;un (cordiale|) saluto;(resto|) in attesa di (un vostro|vostra|una sua|una vostra|un suo) (riscontro|risposta)',
  insult:
    'idiota;stupido;stupida;scemo;scema;cretino;imbecille;coglione;stronzo;(sei|lei è) (un|una|proprio|così|molto|) (idiota|stupido|stupida|scemo|scema|cretino|imbecille|coglione|inutile|stronzo);(stupido|maledetto) (bot|robot);bot (stupido|inutile);merda;vaffanculo;fai schifo;stai zitto;zitto;che schifo;è (una|) (merda|inutile|schifezza)',
  identity:
    '(chi|cosa|che cosa) (sei|è lei|siete);come (ti chiami|si chiama);qual è il (tuo|suo) nome;(sei|è|lei è) (un|una|) (umano|umana|persona|bot|robot|macchina|chatbot|vera persona|persona vera|essere umano|ia|vero) (o un bot|o un robot|o una macchina|o una persona|);(sto parlando|parlo) con (un|una) (umano|persona|bot|robot|macchina|persona vera)',
  human:
    '(posso|potrei|voglio|vorrei|devo) (parlare|chattare) con (un|una|qualche|) (persona|umano|operatore|operatrice|persona vera|essere umano|qualcuno);parlare con (un|una) (persona|umano|operatore|persona vera);(mi passi|passami|mi passa) (un|una) (persona|operatore|umano);un umano;operatore;umano;c è qualcuno',
  help: 'aiuto;aiutami;mi aiuti;(puoi|può|potresti|potrebbe) aiutarmi;mi (puoi|può|potresti) aiutare;(ho|avrei) bisogno di aiuto;cosa (sai|puoi|può) fare (per me|);(ho|avrei) una domanda;(posso|ti posso) (chiedere|farti|farle|fare) (una|) (domanda|qualcosa);cosa posso (chiederti|chiedere|chiederle);come funziona',
  asking:
    '(mi|ci) (può|puoi|potrebbe|potreste|potresti|potete|sa|sai|sapete) (dire|spiegare|indicare|confermare);(può|puoi|potrebbe|potresti|potreste|potete|sa|sai|sapete) (dirmi|dirci|spiegarmi|indicarmi|confermarmi);(mi dica|dimmi|ditemi|mi spieghi|spiegami);(vorrei|volevo|vorremmo|volevamo|voglio|mi piacerebbe) (sapere|chiedere|chiederle|chiedervi|capire);(ho|avrei) bisogno di sapere;mi (chiedo|chiedevo|domandavo);(ho|avrei) una (piccola|) (domanda|curiosità) (veloce|);una (piccola|) domanda (veloce|);domanda (veloce|);(scusi|scusa|scusate|mi scusi);(posso|potrei) (chiedere|sapere|chiederle);la mia domanda è;(intendo|intendevo|volevo) (dire|)',
  courtesy: 'per favore;per piacere;per cortesia;cortesemente;gentilmente;se possibile',
  filler:
    'a tutti;tutti;signore;signora;amico;amica;molto;tanto;e;allora;quindi;oggi;per (l|la|il|le|tutto|questo) (aiuto|risposta|informazione|info|informazioni|);solo;mi;ti;lei;tu;è;oh;ah;ehm;bot;a te;a lei',
}
