export const SWEDISH = `
kunnat vilja velat skall må behöver behöva behövde behövt behövs bör borde fått fås haft går gå
gick gått komma kommit ger ge gav gett givit ges tar ta tog tagit tas gjort görs fungerar fungera
fungerade funkar funka säger säga sagt vet veta visste vetat tror tro tycker tycka undrar undra
undrade letar leta letat söker hittar finner finna fanns funnits erbjuder erbjuda erbjuds innebär
betyder kallas kallar stämmer sker händer hända hände hänt pågår ligger ligga stå står stod sätter
sätta lägger lägga ställer håller hålla använder använda använde använt används brukar bruka
brukade tänker tänka tänkt tänkte planerar planera funderar fundera hoppas försöker försöka ser se
såg sett tittar titta hör pratar frågar fråga frågade frågor frågan frågat berätta berättar
förklara förstår förstå räcker räcka krävs gäller gälla gällande beror handlar tillåts accepterar
acceptera accepteras accepterat godtar låter låta lät hej hejsan tjena tjabba god goda dag tack
tackar tacksam snälla vänligen ursäkta förlåt mvh hälsningar hälsning okej ok ja jo nej jaha nä
nja typ liksom ju väl nog egentligen verkligen exakt precis ungefär cirka ca kanske möjligtvis
eventuellt möjligen säkert troligen antagligen helst gärna vanligtvis normalt oftast alltid aldrig
ibland ofta sällan just idag nuförtiden numera sen redan fortfarande ännu snart strax genast
senare först sist sista igen också dessutom annars istället ändå dock trots generellt allmänt
speciellt särskilt ganska rätt jätte jättemycket många flera fler flesta nåt nån nånting någonting
ingen inget inga ingenting varje annan annat andra samma själv själva egen eget egna sådan sådana
sånt sån viss vissa olika liknande sak saker grej grejer sätt vis slag slags sort sorts fall
fallet exempel exempelvis info information uppgift uppgifter detalj detaljer problem problemet del
delen gång gånger gången tid stund minut minuter timme timmar dagar vecka veckor månad månader
ställe stället antal mängd möjlighet möjligheter möjligt möjlig omöjligt alternativ person
personer folk människor människa namn namnet ämne orsak anledning skäl viktigt viktig viktigaste
bra bättre bäst dålig dåligt ny nytt nya vanlig vanligt fru sambo partner maka make son sonen
dotter dottern kille killen tjej tjejen kompis kompisar kompisen vän vänner mamma pappa mor bror
brorsan syster syrran mormor farmor morfar farfar flickvän pojkvän två tre fyra fem sex sju åtta
nio tio elva tolv femton tjugo tredje båda bägge er ert era hen dom mitt mina ditt dina honom
henne vems huruvida hurdan hurdana därför eftersom fast
in ner klockan hjälp hjälpa hjälper igår imorgon ikväll nästa förra kommande svärmor svärfar
svärföräldrar kusin kusiner moster faster farbror brorson systerson runt omkring åt å oxå iaf dvs
tex osv tretton fjorton sexton sjutton arton nitton trettio fyrtio femtio hundra växt ordna ordnar
ordnas prova lära lär ens pga tänk bestämt bestämma ihop
`
