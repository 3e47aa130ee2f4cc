import type { HeardPhrases } from './heard-phrases.ts'

export const nl: HeardPhrases = {
  greeting:
    'hallo;hoi;hey;hé;dag;goedendag;goedemorgen;goedemiddag;goedenavond;goeiemorgen;goeden (dag|morgen|avond|middag);hoe (gaat het|is het|gaat ie) (met je|met u|vandaag|);geachte (heer|mevrouw|heer mevrouw);beste team;aangenaam',
  thanks:
    'dank (je|u) (wel|zeer|hartelijk|);dankjewel;dankuwel;bedankt;(heel|hartelijk|erg) bedankt;(veel|hartelijk) dank;thanks;(dat|het) (was|is) (heel|erg|) (nuttig|behulpzaam);dat helpt (me|) (echt|);alvast bedankt;bedankt alvast;(bij voorbaat|alvast) (hartelijk|heel erg|) (dank|bedankt)',
  okay: 'ok;oke;oké;okay;prima;goed;heel goed;mooi;top;super;perfect;geweldig;fijn;begrepen;ik begrijp het;ik snap het;snap ik;duidelijk;ja;nee;jep;haha;interessant;niets;dat is alles;dat was het;laat maar;test',
  goodbye:
    'tot ziens;dag dag;doei;doeg;tot (later|straks|morgen|gauw|de volgende keer);goedenacht;welterusten;fijne (dag|avond) (nog|verder|);fijn weekend;een fijne dag (nog|verder|);het beste;later;(met|) vriendelijke (groet|groeten);(hartelijke|) groeten;groetjes;groet;mvg',
  insult:
    'idioot;sukkel;eikel;klootzak;(je|jij|u) (bent|ben) (een|zo|echt|heel|) (een|) (idioot|sukkel|eikel|klootzak|dom|stom|waardeloos|nutteloos|slecht);(domme|stomme|waardeloze|kut) (bot|robot|computer|machine);kut;shit;rot op;hou je (mond|bek);val dood;flikker op;dit is (waardeloos|onzin|bagger|stom);dom;stom;waardeloos',
  identity:
    '(wie|wat) (ben je|bent u|ben jij|is dit);hoe heet (je|u|jij);wat is (je|uw|jouw) naam;(ben je|bent u|ben jij) (een|) (echt|echte|) (mens|persoon|bot|robot|machine|computer|chatbot|ai) (of een bot|of een robot|of een mens|of een machine|);(praat|spreek|chat) ik (hier|nu|) met een (echt|echte|) (mens|persoon|bot|robot|machine);is dit een (bot|robot|mens)',
  human:
    '(kan|mag|zou) ik (even|graag|) (met|een) (een|) (echt|echte|) (mens|persoon|medewerker|iemand) (spreken|praten|chatten);(kan|mag) ik (iemand|een medewerker) spreken;ik (wil|wil graag|zou graag) (met|) (een|) (echt|echte|) (mens|persoon|medewerker|iemand) (spreken|praten|chatten);(verbind|verbindt) mij door (met een medewerker|met iemand|);doorverbinden;medewerker;een mens;mens;is (er|daar) iemand',
  help: 'help;hulp;help me;help mij;(kun|kan|kunt) (je|u) (me|mij) helpen;(ik|) heb hulp nodig;wat (kun|kan|kunt) (je|u|jij) (voor me|) (doen|);ik heb een (vraag|vraagje);mag ik (je|u|) (iets|wat) vragen;wat kan ik (je|u|) vragen;hoe werkt (dit|het)',
  asking:
    '(kunt|kan|kun|zou) (u|je) (mij|me|ons) (misschien|) (zeggen|vertellen|uitleggen|laten weten);zou (u|je) (mij|me|ons) kunnen (zeggen|vertellen|uitleggen);(kunnen|zouden) jullie (mij|me|ons) (zeggen|vertellen);(vertel|zeg) (me|mij);(ik|we|wij) (wil|wilde|willen|wilden) (graag|even|) (weten|vragen);(ik zou|we zouden) graag (willen|) weten;(weet u|weet je|weten jullie) (misschien|toevallig|);ik (vraag|vroeg) (me|mij) af;ik heb (nog|) een (korte|snelle|kleine|) (vraag|vraagje);een (korte|snelle|kleine|) (vraag|vraagje);(korte|snelle|) (vraag|vraagje);(mag|kan) ik (even|) vragen;sorry;pardon;excuseer;mijn vraag is;ik (bedoel|bedoelde)',
  courtesy: 'alstublieft;alsjeblieft;aub;indien mogelijk',
  filler:
    'allemaal;iedereen;team;meneer;mevrouw;daar;hoor;en;dan;dus;nou;nu;nog;even;heel;erg;zeer;vandaag;voor (de|je|uw) (hulp|informatie|info|reactie|antwoord);daarvoor;je;u;jij;mij;me;ook;bot;oh;ah;wel;het;is',
}
