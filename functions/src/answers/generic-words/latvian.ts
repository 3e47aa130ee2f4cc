export const LATVIAN = `
kuros kurās kādos kādās cikos kurp kurienes kurieni cikiem cikreiz varu vari varēšu varēsim
varējāt varēt spēj spēju iespējams iespējama iespējami iespējamas iespēja iespējas iespēju drīkstu
drīkstam drīkstēt vajag vajadzētu vajadzēs vajadzīgs vajadzīga vajadzīgi vajadzīgas nepieciešams
nepieciešama nepieciešami nepieciešamas jābūt jādara jāzina jāņem gribu gribam grib gribētu
gribētos gribi vēlos vēlamies vēlētos vēlētu vēlas vēlaties plānoju plānojam domāju domājam dodos
bijusi ņem dod dodat dot iegūt dabūt saņemt zināt zinu zina zinat zināms uzzināt saprast pateikt
teikt saka sakiet pasakiet pastāstiet pastāstīt stāstīt paskaidrojiet paskaidrot izskaidrot
aprakstiet nosauciet jautāt jautājums jautājumu jautājumi pajautāt atbilde atbildi interesē
interesējos interesēja meklēju meklējam meklē atrast atrodu atrodas atrodams atradīšu piedāvājat
piedāvā pieejams pieejama pieejami pieejamas notiek notika notiks notikt darīt dara darāt izdarīt
rīkoties attiecas attiecībā saistībā saistīts nozīmē nozīmēt sauc saucas nosaukums vārds vārdā
veids veida veidi veidu veidā tips tipa gadījums gadījumā gadījumos lieta lietas lietu iemesls
iemesla numurs skaits skaitu daudzums cilvēks cilvēki cilvēku persona personas neviens reize reizi
reizes piemērs piemēram piemērā informācija informāciju info sīkāk lūdzu lūgums lūdzam paldies
sveiki sveika čau labdien labrīt labvakar piedodiet atvainojiet tieši precīzi aptuveni parasti
bieži dažreiz kādreiz vispār īsti tiešām tagad šobrīd pašlaik varbūt ļoti vairāk mazāk daudz maz
kopā pareizi katram pats paši taču
`
