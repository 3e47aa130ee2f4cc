/** Questions that next to no business document answers, one a line. */
export const LATVIAN = `
Kas ir Austrālijas galvaspilsēta?
Cik spēlētāju ir futbola komandā?
Kurš apgleznoja Siksta kapelas griestus?
Kā iztīrīt sarkanvīna traipu no paklāja?
Kādai jābūt ceptas vistas iekšējai temperatūrai?
Kad pirmais cilvēks staigāja pa Mēnesi?
Cik augsts ir augstākais kalns Āfrikā?
Kura vitamīna apelsīnos ir visvairāk?
Cik bieži jālaista kaktuss?
Kas uzrakstīja romānu par balto vali?
Kādu valūtu lieto Šveicē?
Cik ilgi jālido no Londonas uz Ņujorku?
Kas izraisa pērkonu un zibeni?
Kura upe tek cauri Vīnei?
Cik stīgu ir vijolei?
Kāds ir zelta ķīmiskais simbols?
Kā iemācīt sunim sēdēt?
Kura valsts uzvarēja 1998. gada Pasaules kausā futbolā?
Cik daudz sāls jāliek maizes klaipā?
Ko valdība nolēma par jauno cukura nodokli?
Kurš bija pirmais Dienvidāfrikas prezidents pēc aparteīda?
Cik cilvēku dzīvo Japānas lielākajā pilsētā?
Kāpēc jūra ir sāļa?
Kādā valodā runā lielākā daļa Brazīlijas iedzīvotāju?
Kurai planētai ir visvairāk pavadoņu?
Kā bites ražo medu?
Kad Eiropā beidzās Otrais pasaules karš?
Cik procentu iedzīvotāju dzīvo laukos?
Kas izgudroja iespiedpresi?
Kurš uzņēmums uzbūvēja pirmo elektromobili?
Kā universitāte izvēlas jaunos studentus?
Kāda bija karaļa loma baznīcā?
Cik karavīru gāja bojā kaujā?
Kāds ir galvenais enerģijas avots Islandē?
Kurš likums aizsargā darbiniekus pret atlaišanu?
Ko ārsti iesaka pret galvassāpēm?
Cik deputātu ir Saeimā?
Kāpēc impērija zaudēja savas kolonijas?
Kādu mūziku komponists uzrakstīja operai?
Kad tika atklāta dzelzceļa līnija starp abām pilsētām?
Kādi dzīvnieki dzīvo lietusmežos?
Kas notiek ar skābekli, kad dzelzs rūsē?
Kā tiek noteikta skolotāja alga?
Kurš vadīja ekspedīciju uz Dienvidpolu?
Cik daudz nokrišņu vidēji ir tuksnesī vasarā?
Kura komanda aizvada mājas spēles jaunajā stadionā?
Kā nomainīt bateriju rokas pulkstenim?
Cikos atiet pēdējais vilciens uz lidostu?
Kur es varu nomainīt pasi?
Kura filma pagājušajā gadā saņēma balvu kā labākā filma?
Kā atiestatīt sava e-pasta konta paroli?
Kā vislabāk iemācīties spēlēt ģitāru?
Cik kaloriju ir banānā?
Kādi augi labi aug ēnā?
Vai varat ieteikt labu restorānu netālu no ostas?
Kāds rīt būs laiks?
Kā iesniegt ienākumu deklarāciju?
Kādas zāles palīdz pret siena drudzi?
Cik olu vajag pankūkām?
Kāds ir gaismas ātrums vakuumā?
Kurā gadā viņš nomira?
Kā sauca viņa brāli?
Cik skolēnu mācās šajā skolā?
Kā vēl sauc šo slimību?
Kuras grupas bija pret reformu?
No kāda ieža veidota sala?
Kas komandēja armiju?
Cik daudz naudas nopelnīja filma?
Ko zinātnieki atklāja alā?
Kurā pilsētā notika spēles?
Kāds ir šīs teorijas galvenais mērķis?
Cik vecs bija imperators, kad nomira viņa tēvs?
Cik procentu vēlētāju nobalsoja par prezidentu?
Ko pagājušajā gadsimtā uzcēla uz kalna?
Kuras divas valstis parakstīja līgumu?
Ko organisms ražo, kad tam ir auksti?
Cik grāmatu ir bibliotēkā?
Kura ir lielākā sala šajā jūrā?
Kāpēc strādnieki pameta rūpnīcu?
Kam pirms kara piederēja zeme?
`
