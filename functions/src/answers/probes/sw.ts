/** Questions that next to no business document answers, one a line. */
export const SWAHILI = `
Mji mkuu wa Australia ni upi?
Timu ya mpira wa miguu ina wachezaji wangapi?
Nani alichora dari la Kanisa Dogo la Sistina?
Nitaondoaje doa la divai nyekundu kwenye zulia?
Kuku wa kuoka anapaswa kufikia joto gani ndani?
Mtu wa kwanza alitembea mwezini lini?
Mlima mrefu zaidi barani Afrika una urefu gani?
Machungwa yana vitamini gani kwa wingi zaidi?
Ninapaswa kumwagilia dungusi kakati kila baada ya siku ngapi?
Nani aliandika riwaya kuhusu nyangumi mweupe?
Uswisi hutumia sarafu gani?
Inachukua muda gani kusafiri kwa ndege kutoka London hadi New York?
Radi na umeme husababishwa na nini?
Ni mto gani unaopita katika mji wa Vienna?
Fidla ina nyuzi ngapi?
Alama ya kikemia ya dhahabu ni ipi?
Nitamfundishaje mbwa wangu kukaa?
Ni nchi gani iliyoshinda Kombe la Dunia la mpira wa miguu mwaka 1998?
Mkate mmoja unahitaji chumvi kiasi gani?
Serikali iliamua nini kuhusu kodi mpya ya sukari?
Nani alikuwa rais wa kwanza wa Afrika Kusini baada ya ubaguzi wa rangi?
Ni watu wangapi wanaishi katika jiji kubwa zaidi nchini Japani?
Kwa nini maji ya bahari yana chumvi?
Watu wengi nchini Brazili huzungumza lugha gani?
Ni sayari gani yenye miezi mingi zaidi?
Nyuki hutengenezaje asali?
Vita Vikuu vya Pili vya Dunia viliisha lini barani Ulaya?
Ni asilimia ngapi ya watu wanaishi vijijini?
Nani alivumbua mashine ya kuchapisha?
Ni kampuni gani iliyotengeneza gari la kwanza la umeme?
Chuo kikuu huchaguaje wanafunzi wake wapya?
Mfalme alikuwa na jukumu gani katika kanisa?
Ni askari wangapi walikufa katika mapigano hayo?
Chanzo kikuu cha nishati nchini Iceland ni kipi?
Ni sheria gani inayowalinda wafanyakazi dhidi ya kufukuzwa kazi?
Madaktari wanashauri nini kwa maumivu ya kichwa?
Bunge la taifa lina wabunge wangapi?
Kwa nini himaya hiyo ilipoteza makoloni yake?
Mtunzi aliandika muziki wa aina gani kwa ajili ya opera hiyo?
Reli kati ya miji hiyo miwili ilifunguliwa lini?
Ni wanyama gani wanaoishi katika msitu wa mvua?
Nini hutokea kwa oksijeni chuma kinaposhika kutu?
Mshahara wa mwalimu hupangwaje?
Nani aliongoza msafara wa kwenda Ncha ya Kusini?
Wastani wa mvua jangwani wakati wa kiangazi ni kiasi gani?
Ni timu gani inayocheza mechi zake za nyumbani katika uwanja mpya?
Nitabadilishaje betri ya saa ya mkononi?
Treni ya mwisho ya kwenda uwanja wa ndege inaondoka saa ngapi?
Ninaweza kuhuisha pasipoti yangu wapi?
Ni filamu gani iliyoshinda tuzo ya filamu bora mwaka jana?
Nitabadilishaje nenosiri la akaunti yangu ya barua pepe nikilisahau?
Ni njia gani bora ya kujifunza kupiga gitaa?
Ndizi moja ina kalori ngapi?
Ni mimea gani inayokua vizuri kivulini?
Unaweza kunipendekezea mgahawa mzuri karibu na bandari?
Hali ya hewa itakuwaje kesho?
Ninawasilishaje ritani yangu ya kodi ya mapato?
Ni dawa gani inayosaidia dhidi ya mzio wa chavua?
Ninahitaji mayai mangapi kutengeneza chapati za maji?
Kasi ya mwanga katika ombwe ni ipi?
Alifariki mwaka gani?
Kaka yake aliitwa nani?
Shule hiyo ina wanafunzi wangapi?
Ugonjwa huo una jina gani lingine?
Ni makundi gani yaliyopinga mageuzi hayo?
Kisiwa hicho kimeundwa na mwamba wa aina gani?
Nani alikuwa kiongozi wa jeshi?
Filamu hiyo iliingiza pesa ngapi?
Wanasayansi waligundua nini pangoni?
Ni jiji gani lililoandaa michezo hiyo?
Lengo kuu la nadharia hiyo ni lipi?
Mfalme mkuu alikuwa na umri gani baba yake alipofariki?
Ni asilimia ngapi ya wapiga kura walimchagua rais?
Ni nini kilichojengwa kilimani katika karne iliyopita?
Ni nchi gani mbili zilizotia saini mkataba huo?
Mwili huzalisha nini unapohisi baridi?
Kuna vitabu vingapi katika maktaba?
Kisiwa kikubwa zaidi katika bahari hiyo ni kipi?
Kwa nini wafanyakazi waliondoka kiwandani?
Nani alimiliki ardhi hiyo kabla ya vita?
`
