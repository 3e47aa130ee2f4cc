export const GERMAN = `
anbieten angeboten bekomme bekommen benötige benötigen benutzen beträgt bietet brachte bringen
eingesetzt entstand erhalten erhielt erste ersten funktioniert gehört geht genannt genutzt
geschieht gilt große größte heißt jahr jahre jahren kommt kosten kostet liegt macht mitbringen
name namen nehmen nennt nimmt nutzen passiert passieren stammt statt steht tag tage tragen trägt
verwendet verwenden wichtig wichtigste wichtigsten worden zahl zeit ansicht arten bedeutete
bekannt bestimmte geworden hieß menge menschen moglich mogliche nannte tatsachlich ursprunglich
verschiedene bekommst bekommt krieg kriege kriegst kriegt kriegen erhalte brauche brauchst
braucht brauchen benotigt mache machst mach gemacht tun tue tut gehe geh gehen gehts komme komm
kommst kommen gibt gibts gabs gebe geben nehme mussen musste mussten kannst konnen konnt konnte
konnten konntet darf darfst durfen durfte durften mochte mochten mag willst wollt wurde wurden
sollen sollten wirst habt habts hast ware waren seids gehabt weiss weisst wissen wisst kenne
kennt kennen sage sagt sagen gesagt finde findet finden sehe sieht sehen schauen heisst heissen
bedeutet bedeuten meine meint gemeint stehen liegen lauft laufen klappt bringe bringt lasst halt
stellen bieten nutze nutzt benutze benutzt erfahre erfahren frage fragen fragt gefragt denke
glaube hoffe geplant versuchen besteht gehoren existiert interessiert interessiere interessieren
bitte danke dankeschon hallo hi hey servus gruezi guten liebe lieber herr mal eigentlich
vielleicht eventuell evtl einfach schon bereits doch eben wohl gern gerne genau ungefahr circa ca
etwa wirklich uberhaupt normalerweise ublicherweise grundsatzlich generell allgemein trotzdem
bestimmt wahrscheinlich leider schnell gerade momentan derzeit aktuell aktuellen zurzeit heute
heuer bald immer meistens manchmal nochmal weiterhin gleich direkt selber sowieso ausserdem zudem
dazu dafur davon dabei daran darauf daruber dort irgendwo irgendwie irgendwas irgendwann
irgendein jemand niemand wann wieso weshalb warum wofur wozu womit wohin woher wieviel wieviele
wielange inwiefern viele vielen wenig mehr mehrere paar wenns obs ists hats kanns wirds ichs mans
wos nem ner nen ne nix net ned gell frau mann ehefrau ehemann partner freund freundin freunde
freunden sohn tochter mutter vater mama papa schwester bruder oma opa jahrige jahriger jahriges
jahrigen person personen leute leuten ding dinge dingen sache sachen fall falle art moglichkeit
moglichkeiten moglichst problem probleme info infos information informationen angaben details
einzelheiten beispiel thema punkt grund grunde stelle ort orte zeiten zeitpunkt tagen bereich
teil anzahl gut gute gutes besser beste besten normal ublich typisch wichtige richtig neue neuen
verschiedenen unterschiedliche bestimmten einzelne einzelnen genaue genauen ganz ganze ganzen
gesamte gesamten weitere weiteren letzte letzten nachste nachsten notig notwendig erforderlich
eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf beide beiden ahnlich unterschied
unterschiede akzeptiert akzeptieren nehmt annehmen angenommen anbietet biete erlaubt erlauben
gestattet machbar zulassig vorhanden verfugbar passt lassen lasse lass gelassen ihn ihm ihnen
drauf dran drin rein raus runter hin her nichts etwas zuerst danach kleine kleinen kleiner
kleines selbst eigene eigenen eigener plane planen planst reicht reichen wollen will wollte
wollten wurdet hab wohne wohnen wohnt zwanzig dreissig funfzehn gabe hatte hatten hatt
wegen bezuglich betreffs demnachst nachher vorhin neulich jeweils kumpel bekannter bekannte kollege kollegen kollegin schwiegermutter schwiegervater tante onkel neffe nichte
lautet lauten lautete lauteten nennen versteht verstehen stattfinden stattfindet stattfand
befindet befinden befand befanden erreiche erreichen erreicht ansässig gelegen angesiedelt
`
