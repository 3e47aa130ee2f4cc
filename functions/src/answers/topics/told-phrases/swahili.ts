/** How topics are told of in Swahili. */
export const SWAHILI = `
offer_says: tunatoa, tunatoa huduma, tunauza, tunatengeneza, tunarekebisha, tunafundisha, tunakodisha, tunahudumia,
  tunaendesha, tunaandaa, tunapika, tunaoka, tunachapisha, tunatibu, tunashona, tunajenga, tunasafisha,
  tunasafirisha, tunasambaza, tunaagiza, tunalea, tunasaidia, tunabuni, tunafua, tunasuka, tunatunza, tunazalisha,
  tunapanga, tunaonyesha, tunaunganisha, tunajishughulisha, tunajihusisha, tunashughulika, tunahusika na, tumebobea,
  tumejikita, tuna utaalamu, tuna utaalam, tunamiliki, sisi ni, huduma zetu ni, huduma zetu ni pamoja na,
  huduma zetu zinajumuisha, bidhaa zetu ni, bidhaa zetu ni pamoja na, shule yetu ina, shule yetu inatoa,
  duka letu lina, duka letu linauza, hoteli yetu ina, hoteli yetu inatoa, kliniki yetu inatoa, kampuni yetu inatoa,
  kampuni yetu inajishughulisha, karakana yetu, mgahawa wetu, kituo chetu kinatoa, makumbusho yetu,
  chuo chetu kinatoa, inajishughulisha na, inajihusisha na, kwetu utapata, kwetu unapata, hapa utapata, utapata hapa,
  ninafundisha, ninatoa, nauza, ninauza, natengeneza, ninatengeneza, nashona, ninashona, nafundisha, kazi yetu ni,
  lengo letu ni
offer_is: ni kampuni, ni duka, ni shule, ni hoteli, ni kituo, ni kliniki, ni hospitali, ni mgahawa, ni karakana,
  ni taasisi, ni chama, ni chuo, ni kikundi, ni saluni, ni nyumba ya wageni, ni makumbusho, ni biashara, ni sehemu,
  ni mahali, ni shirika, ni gym, ni studio, ni lodge, ni kambi, ni klabu, ni maktaba, ilianzishwa, lilianzishwa,
  kilianzishwa, imeanzishwa, iliyoanzishwa, tangu mwaka #, karibuni, karibu sana, karibuni sana, karibu kwenye,
  karibu katika, inatoa huduma, inatoa, linauza, inauza, hutoa, huuza, kinatoa, linatoa, inapatikana, inajulikana
offer_heads: huduma, huduma zetu, huduma tunazotoa, huduma zinazotolewa, huduma zilizopo, orodha ya huduma, bidhaa,
  bidhaa zetu, bidhaa tunazouza, tunachouza, tunachofanya, tunachotoa, tunayofanya, kozi, kozi zetu,
  kozi zinazotolewa, mafunzo, mafunzo yetu, madarasa, masomo, programu, programu zetu, matibabu, matibabu yetu,
  menyu, menyu yetu, vyumba, vyumba vyetu, aina za vyumba, malazi, vifurushi, vifurushi vyetu, safari zetu, ziara,
  shughuli, shughuli zetu, maonyesho, katalogi, bei, bei zetu, orodha ya bei, ada, viingilio, kiingilio, tiketi,
  uanachama, kuhusu sisi, kutuhusu, sisi ni nani, historia yetu, kuhusu kampuni, kuhusu shule, kuhusu hoteli,
  kuhusu duka, dira na dhamira, dhamira yetu, services, our services, products, packages, about us, menu, rooms,
  price list, vyakula na vinywaji, kazi zetu, utangulizi
prices_heads: bei, bei zetu, bei za huduma, bei ya huduma, bei za vyumba, bei za bidhaa, orodha ya bei,
  jedwali la bei, bei na vifurushi, bei kwa usiku, bei kwa mtu, bei kwa siku, bei kwa saa, bei kwa mwezi, gharama,
  gharama zetu, gharama za huduma, gharama za masomo, ada, ada zetu, ada za masomo, ada ya masomo, ada ya uanachama,
  ada za uanachama, ada ya kujiunga, ada ya mwezi, ada ya muhula, karo, karo ya shule, viingilio, kiingilio, tiketi,
  bei za tiketi, tiketi na viingilio, nauli, uanachama, michango, vifurushi, vifurushi na bei, malipo na ada,
  viwango vya bei, viwango, price list, prices, pricing, rates, fees, charges, menyu na bei
prices_besides: amana, dhamana, deposit, kianzio, arbuni, malipo ya awali, booking fee, usafirishaji, delivery,
  kuleta nyumbani, kufikisha, kupotea, kupoteza, ukipoteza, uharibifu, kuharibu, ikiharibika, kuvunja, kuvunjika,
  faini, adhabu, penalti, kuchelewa, ucheleweshaji, kughairi, ada ya kughairi, ada ya usajili, ada ya fomu,
  nje ya mji, nje ya jiji, mikoani, nje ya nchi, kufidia, fidia, ada ya muamala, ada ya kutuma
question_more: lini, ni lini, je lini, je .. lini, saa ngapi, ni saa ngapi, je .. saa ngapi, mpaka saa ngapi,
  hadi saa ngapi, kuanzia saa ngapi, tangu lini, hadi lini, mpaka lini, kuanzia lini, muda gani, kwa muda gani,
  ni muda gani, je .. muda gani, ndani ya muda gani, inachukua muda gani, itachukua muda gani, huchukua muda gani,
  inachukua siku ngapi, itachukua siku ngapi, siku ngapi, ni siku ngapi, dakika ngapi, masaa ngapi, mara ngapi,
  ni mara ngapi, kiasi gani, ni kiasi gani, ngapi, wangapi, ni wangapi, watu wangapi, mbali kiasi gani, umbali gani,
  ni umbali gani, ni mbali, haraka kiasi gani, tarehe ngapi, siku gani, siku zipi, mwezi gani, bei gani,
  shilingi ngapi, how long, how much, when, na lini, na saa ngapi, na muda gani, na ni lini, na kwa muda gani,
  mna* .. lini, mna* .. saa ngapi, mna* .. muda gani, ina* .. muda gani, ita* .. lini, ita* .. muda gani,
  nita* .. lini, nita* .. muda gani, una* .. muda gani, una* .. lini, ni* .. saa ngapi
question_which: ipi, ni ipi, yupi, ni yupi, zipi, ni zipi, kipi, ni kipi, lipi, ni lipi, kati ya, kati ya hizi,
  kati ya hivi, katika hizi, ipi bora, ipi ni bora, ipi nzuri, ipi inafaa, gani bora, tofauti gani,
  kuna tofauti gani, tofauti ya, nini tofauti, nichague ipi, nichukue ipi, nichague, je kati ya, na ipi, which one,
  chumba gani, kozi gani, darasa gani, kifurushi gani
question_back: hiyo, hilo, hiki, hicho, hivyo, hizo, hayo, huo, huyo, hao, hii, hili, hizi, haya, huu, huyu, hivi,
  hapo, humo, hapohapo, hiyohiyo, ile, lile, kile, zile, vile, yake, lake, chake, zake, vyake, kwa hiyo, kwa hilo,
  kwa hicho, kuhusu hilo, kuhusu hiyo, ya hiyo, ya hilo, za hizo, nayo, nacho, nazo, navyo, nalo, nao, naye, pia
question_come: kuja*, nije, nikija, naja, nakuja, ninakuja, nitakuja, tuje, tukija, tunakuja, tutakuja, aje, waje,
  akija, anakuja, wanakuja, *leta, nilete, kuleta, kumleta, kuwaleta, nimlete, niwalete, *beba, kubeba, nibebe,
  kuingia, niingie, naingia, anaingia, wanaingia, aingie, waingie, *ruhus*, *kubali*, *kubaliwa, *karibish*, *pokea,
  *pokelewa, ruhusa, ruksa, ruhusiwa, marufuku, allowed, mnaallow, welcome, friendly, pamoja na, nikiwa na,
  tukiwa na, niko na, tuko na, kuwa na, ndani, kuingia ndani, anaweza, wanaweza, naweza, ninaweza, tunaweza,
  inawezekana, inafaa, panafaa, inafaa kwa, salama, rafiki kwa, sawa, ni sawa, hakuna shida, ok, kukaa, kushiriki,
  kujiunga, *andamana, kwenda na, kumwacha, kumuacha, kuacha, panafaa kwa, yanafaa, zinafaa, anafaa, wanafaa,
  nikiwaleta, nikimleta, *andamana na
question_nothing: karibu, karibuni, kikomo, ukomo, mwisho, sera, sheria, kanuni, utaratibu, taratibu, masharti,
  vigezo, njia, namna, jinsi, aina, aina gani, mbinu, mfumo, binafsi, wageni, mgeni, wateja, mteja, mtu, watu,
  mhusika, wahusika, washiriki, wanachama, wanafunzi, chochote, kitu, kitu chochote, vitu, mahali, sehemu, eneo,
  popote, hapo, hapa, huko, kule, karibu na hapo, jirani, kuna, ipo, iko, zipo, upo, mna, mko, mpo, mnayo, tuna,
  kuuza, mnauza, mnatoa, kutoa, mnatumia, kutumia, kupanga, kuomba, ombi, maombi, kuingia, mlango, kiingilio, kupata,
  napata, nitapata, tafadhali, samahani, habari, hujambo, mambo, shikamoo, asante, ahsante, jamani, kaka, dada, bosi,
  boss, ndugu, mkuu, naomba, nataka, ningependa, nauliza, naulizia, kujua, kufahamu, kuuliza, swali, maelezo,
  taarifa, kuhusu, suala, je, vipi, basi, tu, please, nyie, ninyi, nyinyi, yenu, zenu, wenu, lenu, chenu, kwenu,
  umma, usafiri, bora, nzuri
pay_told: njia za malipo, njia ya malipo, malipo kwa, malipo ya pesa taslimu, malipo hufanyika, malipo yanafanyika,
  malipo yafanyike, malipo yanaweza, malipo yote, malipo kupitia, malipo ya simu, malipo kwa simu, malipo kwa awamu,
  utaratibu wa malipo, jinsi ya kulipa, namna ya kulipa, *lipa kwa, *lipa kupitia, *lipia kwa, *lipia kupitia,
  *lipe kwa, *lipe kupitia, *lipwa kwa, *lipwa kupitia, *lipiwa kwa, *lipa papo hapo, *lipa unapofika, *lipa ukifika,
  *lipa baada ya, unaweza kulipa, unaweza kulipia, mnaweza kulipa, wateja wanaweza kulipa, tunapokea malipo,
  tunakubali malipo, tunapokea pesa, tunapokea fedha, m-pesa, mpesa, tigo pesa, tigopesa, mixx by yas, airtel money,
  halopesa, azampesa, ezypesa, t-kash, mtn momo, lipa namba, lipa na m-pesa, lipa kwa simu, lipa mdogo mdogo,
  lipa pole pole, pay bill, paybill, till, till number, buy goods, pochi la biashara, control number,
  namba ya kumbukumbu, namba ya malipo, mitandao ya simu, pesa kwa simu, fedha kwa simu, mobile money, taslimu,
  fedha taslimu, pesa taslimu, keshi, cash, hundi, bankers cheque, uhamisho wa benki, bank transfer, kuhamisha fedha,
  akaunti ya benki, akaunti namba, akaunti no, account number, pesalink, rtgs, paypal, pesapal, selcom, kwa awamu,
  kwa mafungu, awamu mbili, awamu tatu, ankara, nhif, kadi ya benki, kadi za benki, mastercard, kwa dola, kwa ankara,
  kwa invoice, ankara hutumwa, lipa kwa m-pesa, lipa kwa tigo pesa, lipa kwa airtel money, visa na mastercard
pay_rather: tunapokea, tunakubali, inakubalika, yanakubaliwa, yanakubalika, unaweza kulipa, unaweza kulipia,
  *lipa kwa, *lipa kupitia, *lipwa kwa, malipo kwa, malipo kupitia, njia za malipo, m-pesa, tigo pesa, airtel money,
  taslimu, benki
pay_unlike: *rudish*, *rejesh*, marejesho, refund*, amana, dhamana, deposit, arbuni, kianzio, faini, adhabu,
  uharibifu, *haribika, *potea, fidia, *chelewa, *chelewesha, kughairi, *ghairi
pay_asked: je, vipi, *lipaje, *lipeje, jinsi, namna, gani, zipi, ipi, njia, aina, nini, wapi, *weza, naweza,
  ninaweza, tunaweza, inawezekana, *pokea, *kubali, *tumia, kwa, kupitia, mna, mko, kuna, mfumo, utaratibu, accept
pay_notasked: lini, saa ngapi, kiasi gani, shilingi ngapi, ngapi, nani analipa, nani anayelipa, nani atalipa,
  analipa nani, lazima nilipe, lazima kulipa, ni lazima nilipe, ni lazima kulipa, kikomo, kiwango cha juu,
  kiwango cha chini, imepotea, nimelipa, nimeshalipa, nilishalipa, nimetuma, sijalipa, deni
voucher_told: vocha ya zawadi, vocha za zawadi, vocha zawadi, vocha, vocha zetu, vocha yenye thamani, gift voucher*,
  gift card*, gift certificate*, voucher*, kadi ya zawadi, kadi za zawadi, kadi zawadi, hati ya zawadi,
  hati za zawadi, cheti cha zawadi, vyeti vya zawadi, kuponi ya zawadi, kuponi za zawadi, tiketi ya zawadi,
  kama zawadi, zawadi kwa mtu, zawadi kwa umpendaye, mzawadie, mzawadie umpendaye, kumzawadia, zawadia
voucher_rather: thamani, inatumika, zinatumika, hutumika, halali, inaisha, muda wa, miezi #, mwaka, mwaka mmoja,
  *nunua, *nunuliwa, inapatikana, zinapatikana, zinauzwa, inauzwa, tunauza, zawadi, shilingi, sh, tsh, tzs, ksh, kes
voucher_never: vocha ya simu, vocha za simu, vocha ya muda wa maongezi, vocha ya punguzo, voucher code,
  discount voucher, msimbo wa vocha, vocha ya wifi, vocha ya luku, payment voucher, hati ya malipo, vocha ya pembejeo
voucher_asked: vocha*, voucher*, zawadi, *zawadi*, gift*, kuponi, hati, cheti, *lipia mtu, *mlipia, *nunulia,
  *surprise*, *mshangaza, birthday
cards_told: hatupokei kadi, hatukubali kadi, hatupokei malipo ya kadi, hatuna mashine ya kadi, bado hatupokei kadi,
  kadi hazipokelewi, kadi hazikubaliwi, kadi hazikubaliki, bila kadi, kadi tu, kadi pekee, kwa kadi tu,
  kwa kadi pekee, taslimu tu, taslimu pekee, pesa taslimu tu, pesa taslimu pekee, fedha taslimu tu,
  fedha taslimu pekee, keshi tu, keshi pekee, cash tu, cash pekee, cash only, card only, cards only,
  hatupokei taslimu, hatupokei pesa taslimu, hatupokei fedha taslimu, hatupokei keshi, hatupokei cash, cashless,
  kadi zote, kadi zote kuu, kadi zote za benki, aina zote za kadi, tunapokea kadi, tunakubali kadi,
  kadi zinakubaliwa, kadi zinapokelewa, kadi zinakubalika, kadi za benki, kadi ya benki, kadi za visa, kadi ya visa,
  kadi ya mkopo, kadi za mkopo, kadi za kigeni, visa na mastercard, visa au mastercard, visa card, mastercard,
  american express, credit card*, debit card*, kwa kadi, malipo ya kadi, mashine ya kadi, mashine ya pos,
  mashine za pos, pos, contactless
cards_unlike: *rudish*, *rejesh*, refund*, amana, dhamana, deposit, kadi ya uanachama, kadi ya mwanachama,
  kadi ya mwanafunzi, kadi ya kliniki, kadi ya bima, kitambulisho, halali
cards_never: kadi haihitajiki, kadi ya njano, kadi ya chanjo, kadi ya mwaliko, kadi za mwaliko, kadi za harusi,
  kadi ya harusi, kadi ya biashara, kadi za biashara, kadi ya simu, laini na kadi, kadi ya gari, kadi ya zawadi,
  kadi za zawadi
cards_asked: *lipa, *lipia, *lipe, malipo, *pokea, *kubali, *chukua, *tumia, cash, keshi, taslimu, tu, pekee,
  mashine, pos, *swipe, *tap, kwa, na, accept, lazima, mna, inafanya kazi, zinakubal*, inakubal*, sina
cards_notasked: imepotea, nimepoteza, kupoteza, kikomo, kiwango, kadi ya uanachama, kadi ya mwanachama,
  kadi ya mwanafunzi, kadi ya zawadi, kadi za zawadi, kadi ya kliniki, kadi ya bima, kadi za mwaliko,
  kadi ya mwaliko, kadi za harusi, kadi za biashara, kadi ya simu, kadi ya chanjo, imemezwa, zawadi, gift
refund_told: refund*, non-refundable, *rudishiwa pesa, *rudishiwa fedha, *rudishiwa malipo, *rudishiwa hela,
  *rudishiwa nusu, *rudishiwa asilimia, *rudishiwa, *rejeshewa, *rudishia pesa, *rudishia fedha, *rejeshea,
  *rudisha pesa, *rudisha fedha, *rudisha malipo, *rudisha bidhaa, *rudisha mzigo, *rejesha pesa, *rejesha fedha,
  *rejesha malipo, *rejesha bidhaa, *rudishwa, *rejeshwa, *rudishwi, *rejeshwi, hairudishwi, hairejeshwi,
  hazirudishwi, hazirejeshwi, hayarudishwi, hayarejeshwi, marejesho, marejesho ya fedha, marejesho ya pesa,
  urejeshaji, urejeshwaji, kurudishiwa, pesa yako, fedha zako, pesa zako zote, kubadilisha bidhaa, *badilishiwa,
  *badilisha bidhaa, kubadilishwa ndani ya, bidhaa zilizouzwa, bidhaa ikiuzwa, haibadilishwi, return policy,
  money back
refund_rather: siku #, siku, wiki, # %, #%, asilimia #, asilimia, pesa, fedha, malipo, kamili, yote, zote, nusu,
  risiti, ndani ya, refund*, *rudishiwa, *rejeshewa, marejesho
refund_unlike: funguo, ufunguo, amana, dhamana, deposit, bima, taulo, *chelewa kurudisha, kodi
refund_never: kurudisha vitabu, kurudisha kitabu, kurudisha gari, kurudisha pikipiki, kurudisha baiskeli,
  kurudisha vifaa, kurudisha ufunguo, marejesho ya mkopo, marejesho ya kodi, kurejesha mkopo, rejesho la mkopo,
  kubadilisha fedha, kubadilisha pesa, kiwango cha kubadilisha, kubadilisha oili, kubadilisha mafuta,
  kurudishwa nyumbani, kurudi nyumbani, kurejesha afya
refund_notasked: kubadilisha fedha, kubadilisha dola, kurudisha gari saa, kurudisha mkopo, kurudi nyumbani,
  kurudi lini, mkopo
deposit_told: deposit*, amana, dhamana ya shilingi, kianzio, kianzio cha, arbuni, arubuni, rubuni, malipo ya awali,
  malipo ya mwanzo, malipo ya kwanza, malipo ya kutanguliza, *tanguliza malipo, *tanguliza, *tangulize, booking fee,
  down payment, commitment fee, security deposit, *lipa kabla, *lipwa kabla, *lipwe kabla, *lipe kabla,
  *lipiwa kabla, *lipa mapema, *lipwa mapema, *lipwe mapema, *lipa kwanza, *lipa nusu, *lipwa nusu, *lipe nusu,
  nusu ya malipo, nusu ya gharama, nusu ya bei, asilimia # ya malipo, asilimia # ya gharama, asilimia # ya bei,
  # % ya gharama, wakati wa kuweka nafasi, wakati wa kubook, wakati wa booking, wakati wa kuweka oda,
  unapoweka nafasi, unapoweka oda, malipo kamili, kiasi kilichobaki, salio, salio hulipwa, kiasi kinachobaki,
  malipo kabla ya, prepaid, advance, dhamana ya sh, dhamana ya tsh, dhamana ya tzs, dhamana ya ksh, dhamana ya kes,
  dhamana ya #, dhamana ya asilimia, dhamana ya usalama, kuweka dhamana, *weka dhamana, *acha dhamana,
  dhamana inayorudishwa, *lipia kabla, *lipa yote kabla, malipo kamili kabla
deposit_with: #, %, asilimia, nusu, robo, bila, hakuna, hatuhitaji, haihitajiki, hatuchukui, kamili, yote, kiasi,
  shilingi, amana, deposit, arbuni, kianzio, dhamana, lazima, ni lazima
deposit_rather: kuweka nafasi, *weka nafasi, booking, *hifadhi nafasi, oda, *agiza, inahitajika, *hitajika, lazima,
  *lipwa, *lipa, *thibitisha, uthibitisho, salio, malipo ya awali, kubook, ubook, mbook, tubook, unabook, ukibook,
  wanabook, anabook, umebook, waliobook
deposit_unlike: chupa, kreti, glasi, mtungi, *rudishwa, *rudishiwa, *rejeshwa, *rejeshewa, hundi, kodi,
  bidhaa ina dhamana, dhamana ya mwaka, dhamana ya miezi, miezi # ya dhamana
deposit_notasked: kurudishiwa, *rudishiwa, *rejeshewa, kurudi, nyuma, narudishiwa, nitarudishiwa, refund*
discount_told: punguzo*, mapunguzo, punguzo la bei, punguzo la asilimia, *pungua bei, bei iliyopunguzwa,
  bei zilizopunguzwa, bei ya punguzo, *punguziwa, ofa*, ofa maalum, ofa maalumu, discount*, promo*, promosheni,
  bei maalum, bei maalumu, bei nafuu kwa, nafuu zaidi, bei ya jumla, bei ya wanafunzi, bei ya mwanafunzi,
  bei kwa wanafunzi, bei ya watoto, bei ya mtoto, bei ya kikundi, bei ya vikundi, bei ya makundi, bei ya familia,
  bei ya wakazi, bei ya wazawa, nusu bei, nusu ya bei, unaokoa, utaokoa, early bird, loyalty, pointi,
  wateja wa kudumu, wateja wa mara kwa mara, wateja waaminifu, kadi ya uaminifu, mtoto wa pili, ndugu wa pili,
  wanafunzi .. %, wanafunzi .. asilimia, wanafunzi .. nusu, wanafunzi .. sh, wanafunzi .. tsh, wanafunzi .. ksh,
  watoto .. nusu, watoto .. bure, wazee .. bure, wazee .. nusu, wazee .. %, vikundi vya watu #, kikundi cha watu #,
  makundi ya watu #, watu # au zaidi, bure kwa watoto, wanaingia bure, huingia bure, hawalipi, ufadhili,
  msamaha wa ada, black friday, lipia # upate, nunua # upate, pata # bure, okoa #, okoa hadi, okoa sh, okoa tsh,
  okoa ksh
discount_rather: # %, #%, asilimia #, asilimia, punguzo, ofa, bei maalum, nusu, bure, nafuu, okoa
discount_unlike: *chelewa, kodi, vat, mtihani, mitihani, amana, deposit, arbuni, *ghairi, faini, kupunguza uzito,
  kupunguza maumivu, kupungua uzito, unyevu
included_told: *jumuisha, *jumuishwa, inajumuisha, zinajumuisha, imejumuishwa, zimejumuishwa, vimejumuishwa,
  yamejumuishwa, imejumuisha, haijumuishi, hazijumuishi, haijajumuishwa, hazijajumuishwa, havijajumuishwa,
  bei ni pamoja na, bei pamoja na, ada ni pamoja na, gharama ni pamoja na, bei inahusisha, ada inahusisha,
  ndani ya bei, kwenye bei, katika bei, ndani ya kifurushi, kifurushi kina, bila gharama ya ziada,
  bila gharama za ziada, bila malipo ya ziada, hakuna gharama za ziada, hakuna gharama ya ziada,
  hakuna malipo ya ziada, gharama ya ziada, gharama za ziada, malipo ya ziada, ada ya ziada, kwa gharama ya ziada,
  kwa malipo ya ziada, *lipiwa tofauti, *lipwa tofauti, *lipiwa pembeni, inalipiwa tofauti, zinalipiwa tofauti,
  kila kitu kimo, all inclusive, full board, half board, bed and breakfast, b&b, inclusive, included, hailipiwi,
  hazilipiwi, bure kwa kila
included_rather: bei, ada, gharama, kifurushi, tiketi, kiingilio, zote, yote, vyote, kila, pamoja, bure
included_unlike: vat, kodi, kughairi, *ghairi, *rudishiwa, *rejeshewa, refund*, bila kikomo cha, lakini si kwa
guarantee_told: dhamana, dhamana ya mwaka, dhamana ya miaka, dhamana ya miezi, dhamana ya miezi #, dhamana ya siku,
  dhamana ya bidhaa, dhamana ya kazi, dhamana ya ubora, muda wa dhamana, kipindi cha dhamana, kadi ya dhamana,
  ina dhamana, zina dhamana, vina dhamana, kina dhamana, tunatoa dhamana, warranty*, waranti, warantii, garantii*,
  garanti, guarantee*, guaranteed, hakikisho, hakikisho la ubora, tunahakikisha ubora, tunakuhakikishia,
  tunahakikisha kazi, uhakika wa ubora, *rekebishwa bure, *rekebisha bure, *tengeneza bure, *tengenezwa bure,
  *badilishwa bure, tunarudia kazi bure, tunarudia bure, kasoro za kiwandani, kasoro ya kiwandani,
  hitilafu za kiwandani, ikiharibika ndani ya, ikiharibika ndani, kikiharibika ndani, tatizo likirudi,
  tatizo likijirudia
guarantee_rather: mwaka, mwaka #, mwaka mmoja, miaka #, miaka, miezi, miezi #, miezi mitatu, miezi sita, siku #,
  bure, ubora, bidhaa, kazi, sehemu
guarantee_never: haihakikishi nafasi, dhamana ya shilingi, dhamana ya sh, dhamana ya tsh, dhamana ya ksh,
  dhamana ya mkopo, dhamana ya mahakama, mdhamini, wadhamini, kurudishiwa dhamana, dhamana inarudishwa,
  dhamana ya funguo, amana za umma
guarantee_unlike: amana, deposit, kuweka nafasi, kitambulisho, mkopo
guarantee_notasked: kuongeza muda, kuongeza dhamana, kurudishiwa dhamana, mkopo, kudai
bring_told: njoo na, njooni na, uje na, mje na, aje na, waje na, kuja na, *kuja na, tafadhali uje na,
  tafadhali njoo na, tafadhali leta, leta, leteni, *lete, kuleta, walete, alete, ulete, mlete, beba, bebeni, ubebe,
  mbebe, abebe, wabebe, kubeba, usisahau kubeba, usisahau kuja na, vaa, vaeni, uvae, mvae, avae, wavae, kuvaa,
  mavazi, nguo za kubadilisha, taulo lako, vifaa vyako, vyao wenyewe, chako mwenyewe, lako mwenyewe, yako mwenyewe,
  zako mwenyewe, vyako mwenyewe, kitambulisho, kitambulisho halali, kitambulisho cha taifa, nakala ya kitambulisho,
  pasipoti, cheti cha kuzaliwa, picha za pasipoti, picha za passport, passport size, nyaraka zinazohitajika,
  vitu vya kuja navyo, vitu vya kubeba, vitu vinavyohitajika, onyesha kitambulisho, kuonyesha kitambulisho,
  taulo yako, viatu vya michezo, nguo za michezo, nguo za mazoezi, nguo za kuogelea, nguo nzuri za,
  mavazi ya heshima, mavazi ya michezo, nakala za vyeti, cheti halisi
bring_rather: tafadhali, lazima, ni lazima, unapaswa, unatakiwa, mnatakiwa, anatakiwa, wanatakiwa, anapaswa,
  unashauriwa, tunashauri, inashauriwa, muhimu, usisahau, nguo, viatu, taulo, kitambulisho, mwenyewe, wenyewe, maji,
  kofia, nakala
bring_asked: nini, gani, kitu, vitu, chochote, lazima, natakiwa, ninatakiwa, tunatakiwa, napaswa, ninapaswa,
  nahitaji, ninahitaji, zipi, vipi, *je, yangu, langu, wangu, vyangu
bring_never: hairuhusiwi kuja na, hairuhusiwi kuleta, marufuku kuleta, hauhitaji kuja na, huhitaji kuja na,
  huna haja ya kuja na, huhitaji kubeba, huna haja ya kubeba, si lazima kubeba, usilete, usije na, kuja na mbwa,
  kuleta mbwa, kuja na mtoto, kuja na watoto, kuleta watoto, tunakuletea, kukuletea, kuleta wanyama, kuja na gari,
  tutakuja na, kuja na mgeni, kuleta maendeleo, kuleta mabadiliko, kubeba mimba
bring_notasked: kuleta mtoto, kuleta watoto, kumleta, kuja na mtoto, kuja na watoto, kuja na mbwa, kuleta mbwa,
  kuja na gari, kuja na rafiki, mnaleta, mnaniletea, mtaniletea, kuletewa, kuja na mgeni, kuja na chakula
wifi_told: wifi, wi-fi, waifai, wai-fai, internet, intaneti, mtandao wa intaneti, mtandao wa bure, mtandao wa wageni,
  huduma ya intaneti, huduma ya internet, intaneti ya bure, internet ya bure, intaneti ya kasi,
  intaneti isiyo na waya, mtandao usio na waya, mtandao wa wireless, wireless, hotspot, fiber, starlink, broadband,
  nywila ya wifi
wifi_rather: bure, bila malipo, nywila, neno la siri, password, wageni, wateja, inapatikana, ipo, kasi, vyumba vyote,
  mtandao, maeneo yote
wifi_never: ghz, router, huduma za benki kwa internet, internet banking, kupitia intaneti, kwenye intaneti,
  kwa njia ya intaneti, kupitia internet, internet explorer, kwenye internet, biashara ya internet
wifi_notasked: password*, paswedi, nywila, neno la siri, neno siri, pw, code, kodi, bila
parking_told: parking, paking, pakingi, parkingi, maegesho*, maegesho ya magari, maegesho ya gari, maegesho ya bure,
  kuegesha*, *egesha, *egeshwa, egesha, *egesheni, kupaki, *paki gari, *paki magari, kupark, sehemu ya kuegesha,
  eneo la kuegesha, nafasi ya kuegesha, nafasi za magari, nafasi za kuegesha, uwanja wa magari, kuacha gari,
  kuacha magari, gereji ya chini, valet, car park, parking lot, kuchaji magari ya umeme
parking_rather: magari, gari, wageni, wateja, bure, salama, mlinzi, walinzi, nafasi, mbele, nyuma, kando, pembeni,
  pikipiki, mabasi, saa, kulipia, basement
parking_never: parking brake, hifadhi ya taifa, faini ya maegesho, handbrake, sensa za parking, parking sensor*
children_told: mtoto, watoto, mtoto mchanga, watoto wachanga, watoto wadogo, mtoto mdogo, kichanga, vichanga, mwanao,
  wanao, kids, baby, watoto wa umri, watoto wa miaka, watoto chini ya, watoto walio chini, watoto kuanzia,
  watoto wa chini ya miaka, miaka # na chini, chini ya miaka #, wenye umri chini ya, kuanzia miaka #, high chair,
  viti vya watoto, kiti cha mtoto, vitanda vya watoto, kitanda cha mtoto, eneo la michezo, sehemu ya michezo,
  michezo ya watoto, bembea, sehemu ya kubadilishia, chumba cha kunyonyesha, kunyonyesha, babysitter, yaya, nepi,
  kigari cha mtoto, vijana wadogo, familia zenye watoto, malezi ya watoto
children_rather: *ruhusiwa, hawaruhusiwi, haruhusiwi, *karibishwa, wanakaribishwa, tunakaribisha, *kubaliwa,
  tunapokea, karibu, lazima, tu, pekee, isipokuwa, wakiwa na mzazi, wakisindikizwa, akiambatana, wakiambatana,
  na mzazi, na mlezi, mtu mzima, bure, wanaweza, anaweza, inafaa, yanafaa, salama, kuanzia, marufuku, wasiachwe
children_never: daktari wa watoto, madaktari wa watoto, mwenyeji wa familia, kitovu cha mtoto,
  kituo cha watoto yatima, watoto yatima, haki za mtoto, baiskeli ya mtoto, baiskeli za watoto, nguo za watoto,
  viatu vya watoto, watoto wa mbwa, watoto wa ng'ombe
children_unlike: funguo, picha, ankara, bima, kiti cha gari, atachukuliwa, kuchukuliwa, cheti cha kuzaliwa
children_notasked: chakula, nguo, viatu, nywele, bidhaa, birthday, zawadi, amepotea, dawa, bei, ada, karo
dogs_told: mbwa, paka, wanyama, mnyama, wanyama wa kufugwa, wanyama wa nyumbani, wanyama vipenzi, mnyama kipenzi,
  mnyama wa kufugwa, wanyama wafugwao, pet, pets, pet friendly, pet-friendly, mbwa wa msaada, mbwa wa kuongoza,
  mbwa mwongozaji, mbwa wa walinzi, vipenzi, kipenzi chako
dogs_rather: *ruhusiwa, hawaruhusiwi, haruhusiwi, hairuhusiwi, *karibishwa, wanakaribishwa, *kubaliwa, hatukubali,
  hatupokei, haturuhusu, tunaruhusu, tunapokea, marufuku, tu, pekee, lazima, isipokuwa, kamba, mnyororo,
  kwenye kamba, wafungwe, chanjo, ada ya ziada, samahani, nje tu, kwenye mtaro
dogs_unlike: #, chakula cha mbwa, chakula cha paka, peke yake, biskuti, nyama, mbuga, hifadhi, porini, safari
dogs_never: mbuga ya wanyama, mbuga za wanyama, wanyama pori, wanyamapori, wanyama wa porini, daktari wa wanyama,
  bidhaa za wanyama, zoo, majaribio kwa wanyama, mbwa mwitu, kung'atwa na mbwa, hifadhi ya wanyama, kichaa cha mbwa
dogs_notasked: chakula, manyoya, nywele, bidhaa, vegan, chanjo, dawa, matibabu, anaumwa, amepotea, kuoga, kumwogesha
access_told: kiti cha magurudumu, viti vya magurudumu, kiti mwendo, viti mwendo, kitimwendo, wheelchair*, walemavu,
  mlemavu, ulemavu, watu wenye ulemavu, wenye ulemavu, mwenye ulemavu, mahitaji maalum, mahitaji maalumu,
  wenye mahitaji maalum, lifti, lift, elevator, escalator, ngazi, bila ngazi, hakuna ngazi, ngazi #, ramp, rampu,
  njia ya mteremko, mteremko, ghorofa ya chini, sakafu ya chini, ground floor, usawa wa ardhi, choo cha walemavu,
  vyoo vya walemavu, vyoo maalum, panafikika, inafikika, pasipofikika, stroller, kigari cha mtoto, gari la mtoto,
  vigari vya watoto, magongo, mkongojo, wasioona, asiyeona, vipofu, viziwi, lugha ya alama, nukta nundu, braille,
  uhamaji mdogo, milango mipana, mlango mpana
access_rather: kiti cha magurudumu, viti vya magurudumu, wheelchair, walemavu, ulemavu, bila ngazi, lifti, lift,
  ramp, inafikika, panafikika, kwa urahisi, rafiki kwa, tutakusaidia, msaada
access_unlike: dharura, kuhama, kuhamisha, *vuta sigara, moto, kuokoa, mizigo, kusafisha, kupaka rangi
access_never: wanafunzi wenye mahitaji maalum, ngazi ya cheti, ngazi ya diploma, ngazi ya shahada, ngazi ya mtaa,
  ngazi ya taifa, ngazi ya msingi, ngazi ya juu, ngazi ya elimu, ngazi za elimu, ngazi ya kwanza, ngazi ya kati,
  ngazi ya kukunja, lift club, kipofu cha
age_told: umri wa chini, umri wa chini kabisa, umri wa juu, umri wa kuanzia, umri wa miaka #,
  umri wa miaka # na kuendelea, umri wa miaka # au zaidi, umri kuanzia, umri usiopungua, umri usiozidi,
  umri unaoruhusiwa, kikomo cha umri, ukomo wa umri, sharti la umri, minimum age, age limit, kuanzia miaka #,
  kuanzia umri wa miaka #, kuanzia umri wa miezi #, kuanzia miezi #, chini ya miaka #, chini ya umri wa miaka #,
  wenye umri wa miaka #, mwenye umri wa miaka #, wenye miaka #, mwenye miaka #, awe na miaka #, wawe na miaka #,
  uwe na miaka #, awe na umri wa miaka #, wawe na umri wa miaka #, uwe na umri wa miaka #, angalau miaka #,
  angalau umri wa miaka #, zaidi ya miaka #, juu ya miaka #, miaka # au zaidi, miaka # na zaidi,
  miaka # na kuendelea, miaka # kuendelea, miaka # na chini, miaka # kwenda juu, miaka # hadi #, miaka # mpaka #,
  miaka #-#, miaka #–#, miaka # - #, miaka # – #, kati ya miaka #, wa miaka #, amefikisha miaka #,
  waliofikisha miaka #, wametimiza miaka #, aliyetimiza miaka #, hajafikisha miaka #, wasiofikisha miaka #,
  miaka kumi na nane, chini ya miaka kumi na nane, watu wazima tu, watu wazima pekee, umri wote, umri wowote,
  rika zote, watu wa rika zote
age_rather: lazima, ni lazima, angalau, kuanzia, tu, pekee, washiriki, mshiriki, wanachama, mwanachama, dereva,
  mtoto, watoto, vijana, anaruhusiwa, wanaruhusiwa, hawaruhusiwi, haruhusiwi, akiambatana, na mzazi, kitambulisho,
  umri
age_asked: umri, miaka, mwaka, rika, mdogo, mzee, vijana, wazee, age, under, chini ya, juu ya, kikomo, mtu mzima,
  watu wazima
age_never: dhamana, warranty, ankara, vocha, uzoefu wa miaka, uzoefu, tangu miaka, miaka # iliyopita, kwa miaka,
  kwa zaidi ya miaka, zaidi ya miaka # ya, mkataba wa miaka, jengo, miaka # ya uzoefu, kwa muda wa miaka,
  ndani ya miaka, data, kumbukumbu
age_unlike: uzoefu, bure, punguzo, nusu bei, hulipa nusu, *hifadhiwa, tumekuwa, kumekuwa
age_notasked: mna miaka mingapi, mmefanya kazi miaka mingapi, kampuni ina miaka mingapi, jengo lina miaka mingapi,
  ina miaka mingapi, lina miaka mingapi, tangu lini, uzoefu
directions_told: panda daladala, panda basi, panda matatu, panda gari, panda boda, panda mwendokasi, *panda daladala,
  *panda matatu, *panda basi, daladala za, daladala ya, matatu za, matatu ya, matatu namba, matatu no, kwa daladala,
  kwa matatu, kwa bajaji, kwa mwendokasi, kwa treni, kwa sgr, kwa feri, kwa kivuko, kwa teksi, kwa uber,
  kwa usafiri wa umma, usafiri wa umma, mwendokasi, brt, kituo cha basi, kituo cha mabasi, kituo cha daladala,
  kituo cha mwendokasi, kituo cha treni, kituo cha sgr, kituo kikuu cha, stendi, stendi ya, stendi kuu, stage ya,
  bus stop, bus stage, stesheni, uwanja wa ndege, airport, barabara kuu, shuka kituo, shuka kwenye, shukia,
  *shuka kituo, dakika # kwa miguu, dakika # kutoka, dakika # tu kutoka, mwendo wa dakika, mwendo wa kutembea,
  umbali wa mita, umbali wa kilomita, umbali wa km, kilomita # kutoka, km # kutoka, mita # kutoka, meta # kutoka,
  kwa miguu kutoka, kutembea kutoka, kata kulia, kata kushoto, kunja kulia, kunja kushoto, geuka kulia,
  geuka kushoto, pinda kulia, pinda kushoto, upande wa kulia, upande wa kushoto, nyoosha moja kwa moja, mkabala na,
  karibu na, jirani na, kando ya barabara, mzunguko wa, roundabout, njia panda, makutano ya, exit #, jinsi ya kufika,
  jinsi ya kutufikia, namna ya kufika, maelekezo ya kufika, ramani, google maps, shuka hapo, ushuke, utashuka,
  ukishuka, unashuka, kwa gari binafsi, ukija kwa gari, ukitokea, ukitoka, unapotoka, ukiwa unatokea, kuja kwa basi,
  chukua bodaboda, chukua boda, chukua bajaji, chukua teksi, panda bodaboda, panda bajaji, mita chache kutoka,
  mkabala
directions_rather: kituo, stendi, stage, basi, daladala, matatu, mwendokasi, treni, dakika, kutoka, shuka, barabara,
  uwanja wa ndege, kwa miguu, kata, mkabala, kufika
directions_never: ziara, safari ya siku, siku ya kwanza, siku ya pili, siku ya #, mbuga, airport transfer,
  kurudi kutoka, mbele ya mlipaji, tiketi za basi, tiketi ya basi
holidays_told: sikukuu, siku za sikukuu, sikukuu za kitaifa, sikukuu za umma, sikukuu ya kitaifa, siku ya sikukuu,
  public holiday*, siku za mapumziko, siku ya mapumziko, krismasi, christmas, noeli, mkesha wa krismasi, boxing day,
  siku ya kufungua zawadi, mwaka mpya, mkesha wa mwaka mpya, pasaka, easter, ijumaa kuu, jumatatu ya pasaka, eid,
  idd, idi, eid al-fitr, eid el-fitr, idd el fitr, idd el hajj, eid al-adha, idi el fitri, idi el haj, ramadhani,
  mwezi wa ramadhani, mwezi mtukufu, mfungo, maulid*, sabasaba, saba saba, nanenane, nane nane, mei mosi,
  siku ya wafanyakazi, siku ya muungano, siku ya mapinduzi, siku ya uhuru, siku ya mashujaa, mashujaa day,
  siku ya jamhuri, jamhuri day, siku ya madaraka, madaraka day, nyerere day, siku ya nyerere, karume day,
  siku ya karume, utamaduni day, desemba #, januari #, # desember, # desemba, # januari, tarehe # desemba,
  tarehe # januari, tunafunga mwisho wa mwaka, likizo ya mwisho wa mwaka, likizo ya mwaka, mapumziko ya mwaka,
  mwaka mzima, siku # za mwaka, siku 365, hatufungi, tunafunga kuanzia, tunafunga tarehe, tumefunga kuanzia,
  tumefunga tarehe, sikukuu zote, siku zote za sikukuu
holidays_rather: *fungwa, tunafunga, tumefunga, hatufungui, *funguliwa, tunafungua, wazi, tuko wazi, tupo wazi,
  hatufungi, saa, kama kawaida, hatutoi huduma, tunafanya kazi, hatufanyi kazi
holidays_unlike: likizo ya shule, likizo za shule, likizo ya uzazi, menyu ya krismasi, kifurushi cha krismasi,
  zawadi, kapu la, likizo ya mfanyakazi, kambi ya likizo
holidays_notasked: bei, gharama, zawadi, ofa, kifurushi, vifurushi, package, punguzo, menyu, keki, ngapi
needed_alone: walk-in*, walk in*, bila miadi, bila appointment, bila booking, bila kubook, bila kuweka nafasi,
  bila kuhifadhi nafasi, bila kuweka miadi, bila kupanga miadi, bila kujisajili, bila kujiandikisha,
  bila taarifa ya awali, huhitaji miadi, huhitaji kuweka nafasi, huhitaji kuweka miadi, huhitaji kubook,
  huhitaji booking, huhitaji kujisajili, huna haja ya miadi, huna haja ya kuweka nafasi, huna haja ya kubook,
  huna haja ya kuweka miadi, huna haja ya booking, hakuna haja ya miadi, hakuna haja ya kuweka,
  hakuna haja ya kubook, si lazima kuweka nafasi, si lazima kuweka miadi, si lazima kubook, si lazima kujisajili,
  sio lazima kuweka nafasi, sio lazima kuweka miadi, sio lazima kubook, miadi haihitajiki, booking haihitajiki,
  haihitaji miadi, haihitaji booking, hatuhitaji miadi, hatupokei booking, hatuchukui booking, hatuhifadhi nafasi,
  hatuhifadhi meza, hatupangi miadi, kwa miadi tu, kwa miadi pekee, kwa appointment tu, kwa booking tu, kwa oda tu,
  kwa oda maalum, kwa makubaliano, kwa mpangilio maalum, by appointment, ni kwa miadi, miadi ni lazima,
  booking ni lazima, ni lazima kuweka nafasi, ni lazima kuweka miadi, ni lazima kubook, ni lazima kujisajili,
  lazima kuweka nafasi, lazima kubook, lazima uweke nafasi, lazima uweke miadi, tafadhali weka miadi,
  tafadhali weka nafasi, tafadhali book, weka nafasi mapema, weka miadi kabla, weka miadi mapema, book mapema,
  kuweka nafasi mapema, hifadhi nafasi mapema, njoo moja kwa moja, njoo tu, unaweza kuja moja kwa moja,
  unaweza kuja tu, unaweza kuja bila, karibu wakati wowote, karibu muda wowote, anayewahi kufika, anayetangulia,
  wa kwanza kufika, first come, tiketi getini, tiketi mlangoni, piga simu kabla ya kuja, piga simu kabla,
  pigeni simu kabla, kutoa taarifa kabla, tupigie kabla, tujulishe kabla, wasiliana nasi kabla ya kuja
needed_told: miadi, appointment*, booking*, kubook, kuweka nafasi, *weka nafasi, uweke nafasi, weka nafasi,
  kuhifadhi nafasi, *hifadhi nafasi, hifadhi nafasi, reservation*, kuweka miadi, *weka miadi, kupanga miadi,
  *panga miadi, kujisajili, *jisajili, ujisajili, usajili, kujiandikisha, *jiandikisha, kuweka oda, *weka oda, oda,
  kuagiza, *agiza, uagize, ubook, mbook, tubook, unabook, ukibook, wanabook, anabook, umebook, waliobook
needed_with: lazima, ni lazima, muhimu, ni muhimu, inahitajika, unahitajika, zinahitajika, unahitaji, unatakiwa,
  unapaswa, mnapaswa, unashauriwa, inashauriwa, tunashauri, tunapendekeza, ni vyema, ni vizuri, tafadhali, mapema,
  kabla, kabla ya, angalau, siku # kabla, saa # kabla, masaa # kabla, siku moja kabla, siku mbili kabla, kwanza,
  bila, haihitajiki, huhitaji, si lazima
needed_asked: lazima, inabidi, nahitaji, ninahitaji, tunahitaji, unahitaji, inahitaji, *hitajika, natakiwa,
  ninatakiwa, tunatakiwa, napaswa, ninapaswa, bila, kabla, mapema, kwanza, tu, haja, ulazima, muhimu, walk,
  moja kwa moja, wowote, ghafla, sina, sija*, hatuja*, hatuna, must, need
needed_never: vitabu, kitabu, kuagiza kutoka nje, ujumbe mfupi, amri, namba ya usajili, cheti cha usajili,
  usajili wa kampuni, imesajiliwa
needed_unlike: kughairi, *ghairi, kuahirisha, *ahirisha, kufuta, amana, deposit, arbuni, kianzio, malipo ya awali,
  salio, marejesho, *rudishiwa, cancel*
needed_notasked: itakuwaje, inakuwaje, nini kinatokea, nini kitatokea, nikighairi, nikichelewa, nisipokuja
book_told: booking*, kubook, book kupitia, book kwa, book hapa, book nafasi, book sasa, weka nafasi, kuweka nafasi,
  *weka nafasi, hifadhi nafasi, kuhifadhi nafasi, *hifadhi nafasi, reservation*, weka miadi, kuweka miadi,
  *weka miadi, panga miadi, kupanga miadi, *panga miadi, miadi, appointment*, jisajili, kujisajili, *jisajili,
  jisajilini, usajili, kujiandikisha, jiandikishe, *jiandikisha, uandikishaji, fomu ya usajili, fomu ya maombi,
  fomu ya kujiunga, fomu za kujiunga, jaza fomu, kujaza fomu, *jaza fomu, kujiunga, jiunge, *jiunga, kuwa mwanachama,
  kuweka oda, weka oda, *weka oda, toa oda, kuagiza, agiza, *agiza kupitia, agizo, maagizo, kutuma maombi,
  tuma maombi, maombi ya kujiunga, tiketi zinapatikana, tiketi zinauzwa, nunua tiketi, kununua tiketi, kata tiketi,
  kukata tiketi, orodha ya kusubiri, fungua akaunti, kufungua akaunti, kuthibitisha nafasi,
  nafasi yako itathibitishwa, register, sign up, ubook, mbook, tubook, unabook, ukibook, wanabook, anabook, umebook,
  waliobook, book online, book mtandaoni, kubook online
book_with: online, mtandaoni, tovuti, tovuti yetu, website, www, app, programu ya simu, simu, piga simu, kupiga simu,
  pigia, tupigie, namba, whatsapp, watsap, wasap, barua pepe, email, e-mail, fomu, mapokezi, reception, dirishani,
  getini, mlangoni, ofisini, ofisi, ofisi zetu, dukani, kaunta, instagram, facebook, dm, inbox, sms, ujumbe, link,
  kiungo, m-pesa, moja kwa moja, akaunti, 07*, 06*, 01*, 255*, 254*, @, #
book_rather: kupitia, kwa simu, piga simu, tupigie, online, mtandaoni, whatsapp, fomu, tovuti, barua pepe, ofisini,
  mapokezi, app, tuma ujumbe
book_unlike: amana, deposit, arbuni, kianzio, kughairi, *ghairi, cancel*, kuahirisha, *rudishiwa, *rejeshewa,
  marejesho, chakula cha jioni, parking
book_never: vitabu, kitabu, namba ya usajili, cheti cha usajili, imesajiliwa, faini, ajali, uharibifu,
  usajili wa gari, daktari akiagiza, maagizo ya daktari
book_notasked: itakuwaje, inakuwaje, nini kinatokea, nini kitatokea, nikighairi, nikichelewa, nisipokuja
cancel_told: kughairi, *ghairi, *ghairiwa, ukighairi, ikighairiwa, ghairi, kuahirisha, *ahirisha, *ahirishwa,
  kufuta booking, kufuta miadi, kufuta oda, kufuta nafasi, *futa booking, *futa miadi, *futa oda, *futa nafasi,
  *futa safari, kubatilisha, *batilisha, kusitisha, *sitisha, *sitishwa, kuvunja mkataba, *vunja mkataba, kukatisha,
  *katisha mkataba, kumaliza mkataba, kujitoa, *jitoa, *jiondoa, kujiondoa, cancel*, cancellation*, kucancel,
  reschedule*, kubadilisha tarehe, *badilisha tarehe, kubadili tarehe, *badili tarehe, kubadilisha siku,
  *badilisha siku, kubadilisha muda wa, kubadilisha miadi, mabadiliko ya tarehe, mabadiliko ya booking,
  kusogeza tarehe, *sogeza tarehe, kupanga siku nyingine, huwezi kuja, hutaweza kuja, hutaweza kufika, kama hutaweza,
  ukishindwa kuja, ukishindwa kufika, usipoweza kuja, usipoweza kufika, notisi ya, notisi ya siku, notisi ya mwezi,
  notisi ya maandishi, taarifa ya maandishi, kuacha uanachama, kumtoa mtoto, *ahirishe, *sitishe, *futwe, *ghairiwe,
  uahirishe
cancel_rather: bure, bila malipo, bila gharama, bila ada, siku #, saa #, masaa #, siku, saa, wiki, mwezi, # %, #%,
  asilimia, kabla, kabla ya, ada, hulipi, notisi, utatozwa
cancel_unlike: tukighairi, sisi tukighairi, tutaghairi, tukiahirisha, tuna haki ya, kampuni inaweza, ndege, msanii,
  mwalimu akighairi
cancel_never: mechi imeahirishwa, kusitisha ujauzito, ubao wa matangazo, kubatilisha dhamana,
  kusitisha huduma ya internet, kufuta data, kufuta taarifa
late_told: kuchelewa, *chelewa, ukichelewa, mkichelewa, akichelewa, wakichelewa, atakayechelewa, wanaochelewa,
  anayechelewa, waliochelewa, wachelewaji, wateja wanaochelewa, ucheleweshaji, kuchelewa kufika, kuchelewa kuchukua,
  dakika # za kusubiri, muda wa kusubiri, tunasubiri dakika, tutasubiri dakika, tutakusubiri, tunakusubiri,
  tutashikilia nafasi, tunashikilia nafasi, tunashikilia meza, nafasi itashikiliwa, meza itashikiliwa,
  nafasi yako itatolewa, nafasi itapewa, atapewa mteja mwingine, mtu mwingine atapewa, usipofika,
  usipofika kwa wakati, usipokuja, usipotokea, asipofika, asipokuja, asipotokea, wasipofika, wasiofika, kutofika,
  kutotokea, bila kutoa taarifa, no-show, no show, noshow, kukosa miadi, kukosa kipindi, ukikosa, ukikosa miadi,
  akikosa kipindi, kipindi ulichokosa, vipindi vilivyokosa, baada ya muda uliopangwa, baada ya muda wa kuanza,
  baada ya kuanza, milango ikifungwa, milango hufungwa, mlango hufungwa, kuingia kwa mwisho, mwisho wa kuingia,
  grace period, late
late_rather: kuchelewa, *chelewa, dakika, dakika #, saa, utatozwa, atatozwa, faini, ada, miadi, nafasi, itahesabika,
  itafutwa, usipofika, usipokuja
late_unlike: late check-out, late checkout, kuchelewa kutoka, mizigo, riba, kuchelewa kulipa, malipo yakichelewa,
  malipo yaliyochelewa, kuchelewa kurudisha, mzigo ukichelewa, ada ikichelewa
late_never: late check-out, late checkout, latest, si zaidi ya, usichelewe wahi, usichelewe
complaint_told: malalamiko, lalamiko, malalamiko yako, kulalamika, *lalamika, *lalamikia, mlalamikaji, complaint*,
  kutoridhika, hujaridhika, hukuridhika, hujaridhishwa, usiporidhika, ukiwa hujaridhika, kama hujaridhika,
  ikiwa hujaridhika, hukufurahishwa, hujafurahishwa, haujaridhika, kero, kero yako, maoni na malalamiko,
  malalamiko na maoni, maoni na ushauri, maoni yako, sanduku la maoni, dawati la malalamiko, kitengo cha malalamiko,
  huduma kwa wateja, customer care, customer service, kitengo cha huduma kwa wateja, kama kuna tatizo,
  ikiwa kuna tatizo, kukiwa na tatizo, ukiwa na tatizo, ukipata tatizo, ukikumbana na tatizo, endapo kuna tatizo,
  kasoro yoyote, bidhaa ikifika imeharibika, imefika ikiwa imeharibika, imefika imevunjika, ripoti tatizo,
  kuripoti tatizo, tuambie kama, feedback, tume ya ushindani, fcc, msuluhishi, mtetezi wa mlaji, haki za mlaji
complaint_rather: wasiliana, piga simu, tupigie, andika, tuandikie, barua pepe, email, whatsapp, ofisi, meneja,
  mkurugenzi, msimamizi, fomu, siku #, ndani ya, tutajibu, tutashughulikia, tutarekebisha, @, #
complaint_unlike: maumivu, dalili, ugonjwa, mgonjwa, daktari
delivery_told: delivery*, tunafanya delivery, deliver*, usafirishaji, usafirishaji wa, gharama ya usafirishaji,
  gharama za usafirishaji, tunasafirisha, *safirishwa, *safirishia, kusafirisha mzigo, kusafirisha mizigo, shipping,
  tunaleta, tunaleta nyumbani, tunakuletea, tutakuletea, *letewa, kuletewa, huletwa, *letwa nyumbani, tunaleta mpaka,
  tunaleta hadi, mpaka mlangoni, hadi mlangoni, mpaka nyumbani, hadi nyumbani, mpaka ulipo, hadi ulipo, popote ulipo,
  mlangoni kwako, nyumbani kwako, ofisini kwako, tunafikisha, *fikishiwa, kufikisha mzigo, kufikisha oda, tunatuma,
  tunatuma mizigo, tunatuma mikoani, *tumwa kwa basi, hutumwa, mizigo hutumwa, kutuma mzigo, mikoani, mikoa yote,
  nchi nzima, upcountry, countrywide, kaunti zote, rider, rider wetu, courier, g4s, ems, sendy, glovo, bolt food,
  uber eats, tunakuja nyumbani, tunakuja mpaka, tunakuja kwako, tunakuja ulipo, tunakufuata ulipo, huduma nyumbani,
  huduma ya nyumbani, huduma za nyumbani, huduma majumbani, fundi atakuja, kuja kuchukua, kuchukua mwenyewe,
  unaweza kuchukua dukani, pick up, pick-up, mzigo wako, mzigo unafika, oda yako itafika, huwasili, itawasili,
  utapokea mzigo, kwa basi la, kwa mabasi ya, kwa posta, kwa bodaboda ndani ya, boda wetu, dereva wetu wa bodaboda
delivery_rather: siku #, siku, saa #, masaa, ndani ya, bure, gharama, shilingi, tsh, tzs, ksh, kes, sh, oda, mzigo,
  nyumbani, eneo, km, mji, jiji, mikoani, rider, kufika
delivery_never: kutuma barua pepe, tunatuma barua pepe, hutumwa kwa barua pepe, hutumwa kwa email, kwa sms,
  tutatuma ujumbe, tuma ujumbe, ankara hutumwa, tutatuma uthibitisho, uthibitisho utatumwa, cheti hutumwa,
  kutuma maombi, tuma maombi, link itatumwa, matokeo hutumwa, kutuma picha, kujifungua, normal delivery,
  free delivery of babies, huduma ya kujifungua
delivery_unlike: *rudishwa, *rudisha, *rejesha, marejesho, ushuru, forodha, imeharibika, airport, uwanja wa ndege
who_told: mmiliki, wamiliki, mmiliki wa, inamilikiwa na, linamilikiwa na, kinamilikiwa na, *milikiwa na, owner,
  mwenye duka, mwenye biashara, inaendeshwa na, linaendeshwa na, kinaendeshwa na, *endeshwa na, inasimamiwa na,
  *simamiwa na, inaongozwa na, *ongozwa na, mkurugenzi, mkurugenzi mtendaji, mkurugenzi mkuu, wakurugenzi, meneja,
  meneja mkuu, manager, msimamizi, msimamizi mkuu, ceo, mwanzilishi, waanzilishi, mwasisi, waasisi, ilianzishwa na,
  lilianzishwa na, kilianzishwa na, *anzishwa na, founder, mwenyekiti, makamu mwenyekiti, katibu, katibu mkuu,
  mweka hazina, mhazini, kamati ya, kamati tendaji, bodi ya wakurugenzi, uongozi wetu, viongozi wetu, mkuu wa shule,
  mwalimu mkuu, mkuu wa chuo, mganga mfawidhi, daktari mkuu, dkt., dk., daktari, madaktari wetu, dr., mpishi mkuu,
  mpishi wetu, fundi mkuu, mafundi wetu, fundi wetu, kocha, kocha mkuu, makocha wetu, mkufunzi, wakufunzi wetu,
  mwalimu, walimu wetu, muuguzi, wauguzi wetu, mtaalamu wetu, wataalamu wetu, timu yetu, team yetu, wafanyakazi wetu,
  watumishi wetu, staff wetu, biashara ya familia, familia ya, familia yetu, kampuni ya familia, mume na mke,
  yeye na mkewe, yeye na mumewe, pamoja na mkewe, pamoja na mumewe, kizazi cha pili, kizazi cha tatu, msimamizi wa
who_rather: mmiliki, wamiliki, mwanzilishi, waanzilishi, *anzishwa na, *endeshwa na, *ongozwa na, *milikiwa na,
  mkurugenzi, meneja, mwenyekiti, familia, timu yetu, kiongozi, uzoefu wa miaka
who_never: mmiliki wa gari, mmiliki wa mbwa, mmiliki wa mnyama, mmiliki wa kadi, mmiliki wa akaunti, mmiliki mpya,
  mmiliki wa awali, tiketi ya familia, kifurushi cha familia, chumba cha familia, uzazi wa mpango,
  daktari wa familia, bei ya familia, cheti cha daktari, barua ya daktari, ukiona daktari
who_unlike: mbwa, paka, uharibifu, bei, sh, tsh, ksh, anawajibika kwa uharibifu, kwa maandishi, hafla, harusi
who_notasked: lini, saa ngapi, muda gani, bei gani, shilingi ngapi, kiasi gani
data_told: taarifa binafsi, taarifa za kibinafsi, taarifa zako, taarifa zako binafsi, taarifa za wateja,
  taarifa za mteja, taarifa za wagonjwa, taarifa za mgonjwa, taarifa za wanafunzi, taarifa za wageni,
  taarifa za wanachama, data binafsi, data zako, data yako, data za wateja, data za kibinafsi, ulinzi wa data,
  ulinzi wa taarifa, usalama wa data, usalama wa taarifa, sera ya faragha, faragha yako, usiri, usiri wa, kwa usiri,
  ni siri, tunatunza siri, kwa siri, siri za wateja, privacy, gdpr, sheria ya ulinzi wa taarifa,
  sheria ya ulinzi wa data, tume ya ulinzi wa taarifa, pdpc, odpc, mtu wa tatu, watu wengine bila idhini,
  wahusika wengine, hatuuzi taarifa, hatutoi taarifa, hatushiriki taarifa, hatugawi taarifa, *hifadhi taarifa,
  *futa taarifa, *kusanya taarifa, picha za watoto, picha za washiriki, picha za wanafunzi, picha za wateja,
  picha za wageni, picha na video, picha zinazopigwa, kupigwa picha, hatuposti picha, bila idhini yako, bila ridhaa,
  ridhaa ya mzazi, idhini ya mzazi, idhini ya maandishi, mitandao ya kijamii bila, cctv, kamera za cctv,
  kamera za ulinzi, cookies, vidakuzi, rekodi za matibabu, rekodi za wagonjwa, faragha ya, haki ya faragha,
  tunalinda faragha, kulinda faragha, tunaheshimu faragha
data_rather: *hifadhi*, *tunza, *linda, *lindwa, *futwa, *futa, *tumia, *tumika, hatuuzi, hatutoi, hatushiriki,
  idhini, ridhaa, siri, usiri, miaka #, siku #, bila idhini, sheria
data_never: neno la siri, nywila, password, bando la data, kifurushi cha data, mb za data, data bundle,
  siri ya mapishi, siri ya ladha, siri ya mafanikio, uchambuzi wa data, data analysis, sayansi ya data, kuokoa data,
  data recovery, kituo cha data
data_notasked: imepotea, zimepotea, kupoteza, export, backup, kurudisha data, kuokoa data, kuhamisha data, bando, mb,
  kubadilisha taarifa, kuhariri, kurekebisha taarifa
jobs_told: nafasi za kazi, nafasi ya kazi, nafasi za ajira, ajira, tunaajiri*, tutaajiri*, kuajiriwa, ataajiriwa,
  wataajiriwa, tunatafuta mfanyakazi, tunatafuta wafanyakazi, tunatafuta .. wafanyakazi, tunahitaji mfanyakazi,
  tunahitaji wafanyakazi, tunatafuta mhudumu, tunatafuta wahudumu, tunahitaji mhudumu, tunahitaji wahudumu,
  tunatafuta mpishi, tunatafuta mtu wa, maombi ya kazi, barua ya maombi, barua za maombi, kuomba kazi, omba kazi,
  waombaji, mwombaji, muombaji, cv, wasifu wako, wasifu kazi, mafunzo kwa vitendo, mafunzo kazini, mafunzo tarajali,
  wanafunzi wa mafunzo, wanafunzi wa field, attachment, internship*, mwanagenzi, wanagenzi, uanagenzi,
  jiunge na timu yetu, kujiunga na timu yetu, fanya kazi nasi, fanya kazi kwetu, kufanya kazi nasi,
  kufanya kazi kwetu, fursa za kazi, usaili, mshahara, posho, kibarua, vibarua, kazi ya muda, nakala za vyeti
jobs_rather: tuma .. cv, tuma .. maombi, tuma .. barua, maombi yatumwe, yatumwe kwa, mwandikie, andika kwa,
  wasiliana na, barua pepe, kabla ya tarehe, mwisho wa kupokea, tunatafuta, tunahitaji, tunaajiri, wataanza, ataanza,
  kuanza mwezi, kuanzia mwezi, kwa saa, kwa siku, kwa mwezi, mshahara, posho
jobs_never: inavyofanya kazi, jinsi ya kufanya kazi, saa za kazi, siku za kazi, wenye uzoefu wa kazi,
  nafasi ya kuegesha, nafasi za vyumba, maombi ya mikutano, madai ya bima, kazi ya ufundi, kazi za mikono
jobs_notasked: anafanya kazi, inafanya kazi, inafanyaje kazi, saa za kazi, visa ya kazi, kibali cha kazi,
  wakala wa ajira, mkataba wa ajira
`
