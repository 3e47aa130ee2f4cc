/** Questions that next to no business document answers, one a line. */
export const SERBIAN = `
Који је главни град Аустралије?
Колико играча има фудбалски тим?
Ко је осликао таваницу Сикстинске капеле?
Како да уклоним флеку од црног вина са тепиха?
Коју температуру треба да достигне печено пиле изнутра?
Када је човек први пут ходао по Месецу?
Колико је висока највиша планина у Африци?
Ког витамина има највише у поморанџама?
Колико често треба да заливам кактус?
Ко је написао роман о белом киту?
Која валута се користи у Швајцарској?
Колико траје лет од Лондона до Њујорка?
Због чега настају гром и муња?
Која река протиче кроз Беч?
Колико жица има виолина?
Који је хемијски симбол за злато?
Како да научим пса да седне?
Која земља је освојила Светско првенство у фудбалу 1998. године?
Колико соли иде у једну векну хлеба?
Шта је влада одлучила о новом порезу на шећер?
Ко је био први председник Јужне Африке после апартхејда?
Колико људи живи у највећем граду Јапана?
Зашто је море слано?
Којим језиком говори већина људи у Бразилу?
Која планета има највише месеца?
Како пчеле праве мед?
Када се завршио Други светски рат у Европи?
Колики проценат становништва живи на селу?
Ко је изумео штампарску пресу?
Која компанија је направила први електрични аутомобил?
Како факултет бира нове студенте?
Какву је улогу краљ имао у цркви?
Колико је војника погинуло у бици?
Шта је главни извор енергије на Исланду?
Који закон штити раднике од отказа?
Шта лекари препоручују против главобоље?
Колико посланика има народна скупштина?
Зашто је царство изгубило своје колоније?
Какву је музику композитор написао за оперу?
Када је отворена железничка пруга између та два града?
Koje životinje žive u prašumi?
Šta se dešava sa kiseonikom kada gvožđe rđa?
Kako se određuje plata nastavnika?
Ko je predvodio ekspediciju na Južni pol?
Koliko kiše u proseku padne u pustinji tokom leta?
Koji tim igra domaće utakmice na novom stadionu?
Kako da zamenim bateriju u ručnom satu?
U koliko sati polazi poslednji voz za aerodrom?
Gde mogu da produžim pasoš?
Koji film je prošle godine dobio nagradu za najbolji film?
Kako da resetujem lozinku za svoj mejl?
Koji je najbolji način da naučim da sviram gitaru?
Koliko kalorija ima banana?
Koje biljke dobro uspevaju u hladu?
Možete li da mi preporučite dobar restoran blizu luke?
Kakvo će vreme biti sutra?
Kako da podnesem prijavu poreza na dohodak?
Koji lek pomaže protiv polenske kijavice?
Koliko jaja mi treba za palačinke?
Kolika je brzina svetlosti u vakuumu?
Koje godine je umro?
Kako se zvao njegov brat?
Koliko učenika ide u tu školu?
Koji je drugi naziv za tu bolest?
Koje grupe su bile protiv reforme?
Od koje vrste stena je nastalo ostrvo?
Ko je komandovao vojskom?
Koliko je novca zaradio film?
Šta su naučnici otkrili u pećini?
Koji grad je bio domaćin igara?
Šta je glavni cilj te teorije?
Koliko je godina imao car kada mu je umro otac?
Koliki procenat birača je glasao za predsednika?
Šta je izgrađeno na brdu u prošlom veku?
Koje dve zemlje su potpisale sporazum?
Šta telo stvara kada mu je hladno?
Koliko knjiga ima u biblioteci?
Koje je najveće ostrvo u tom moru?
Zašto su radnici napustili fabriku?
Čija je bila zemlja pre rata?
`
