/** How topics are told of in Filipino. */
export const FILIPINO = `
offer_says: nag-aalok kami, kami ay nag-aalok, nagbibigay kami, kami ay nagbibigay, nagbebenta kami, nagtitinda kami,
  kami ay nagbebenta, nagsasagawa kami, gumagawa kami, kami ay gumagawa, nagkukumpuni kami, nag-aayos kami,
  kami ay nag-aayos, nagtuturo kami, kami ay nagtuturo, nagpaparenta kami, nagpapaupa kami, naghahain kami,
  nagluluto kami, nagbe-bake kami, nag-aalaga kami, tumutulong kami, naglilinis kami, nagtatayo kami,
  nagdidisenyo kami, nagpi-print kami, tumatanggap kami ng mga order, kami ay isang, kami po ay, kami ay dalubhasa,
  dalubhasa kami, espesyalista kami, inaalok namin, inihahandog namin, handog namin, iniaalok namin,
  ang aming mga serbisyo, aming mga produkto, kasama sa aming serbisyo, ang aming tindahan, ang aming paaralan,
  ang aming hotel, ang aming klinika, ang aming kumpanya, ang aming restaurant, ang aming museo, ang aming talyer,
  mayroon kaming, may iba't ibang, nagtuturo ako, nag-aalok ako, dito sa amin, we offer, we sell, we provide,
  we repair, we are a, we specialize in, our school offers, our services include
offer_is: ay isang, ay ang, ay mga, itinatag, itinatag noong, itinayo noong, nagsimula noong, binuksan noong,
  maligayang pagdating sa, maligayang pagdating, welcome sa, welcome to, nag-aalok ng, nagbibigay ng, nagbebenta ng,
  naglilingkod, nagsisilbi, naghahandog ng, is a, are the, founded
offer_heads: serbisyo, mga serbisyo, aming serbisyo, aming mga serbisyo, produkto, mga produkto, aming mga produkto,
  koleksiyon, kurso, mga kurso, klase, mga klase, programa, mga programa, paggamot, mga treatment, menu, mga kuwarto,
  mga kwarto, kuwarto, uri ng kuwarto, package, mga package, presyo, mga presyo, listahan ng presyo, bayarin,
  membership, tiket, tungkol sa amin, sino kami, kung sino kami, profile, ang aming inaalok, ano ang inaalok namin,
  aming handog, ano ang ginagawa namin, pasilidad, mga pasilidad, aktibidad, mga aktibidad, katalogo, services,
  our services, products, our products, courses, classes, treatments, rooms, about us, rates, price list, packages,
  facilities
prices_heads: presyo, mga presyo, listahan ng presyo, presyo at bayarin, bayarin, mga bayarin, singil, mga singil,
  halaga, rates, room rates, price list, prices, pricing, fees, entrance fee, entrance fees, admission,
  bayad sa pagpasok, bayad sa pasukan, tiket, mga tiket, tickets, membership fee, membership, tuition, tuition fee,
  matrikula, enrollment fee, registration fee, package, mga package, packages, butaw, upa, renta, service fee
prices_besides: deposito, deposit, downpayment, down payment, paunang bayad, delivery, delivery fee, shipping,
  shipping fee, padala, hatid, nawala, pagkawala, sira, pagkasira, nasira, multa, penalty, late, huli, pagkahuli,
  cancellation fee, pagkansela, kinansela, reservation fee, admin fee, processing fee, kapalit, replacement, toll,
  gas, transportasyon, sa labas ng, probinsya, corkage, no-show, danyos, security deposit, basag
question_more: kailan, kelan, kailan po, hanggang kailan, mula kailan, gaano katagal, gaano kadalas, gaano kalayo,
  gaano kabilis, gaano kaaga, gaano karami, magkano, ilan, ilang, ilang beses, ilang araw, ilang oras, ilang minuto,
  anong oras, anong araw, anong petsa, hanggang anong oras, how long, how much, how many, how often, how far, when
question_which: alin, alin ang, aling, alin sa, alin po, sa alin, alin ba, alin ang mas, which, which of
question_back: ito, iyon, iyan, yun, yan, yon, nito, noon, niyan, niyon, nun, dito, doon, diyan, dun, dyan,
  para doon, para dito, tungkol doon, it, that, siya, niya, ganoon, ganun, ganyan
question_come: pumunta, pupunta, makapunta, dumating, dalhin, dadalhin, magdala, isama, isasama, magsama, sumama,
  sasama, kasama, pumasok, papasok, makapasok, pasok, sumali, sali, makasali, pwede, puwede, pede, maaari, maaaring,
  pwedeng, puwedeng, allowed, bawal, pinapayagan, payagan, tinatanggap, tanggap, tumatanggap, welcome, ok, okay,
  ayos, loob, sa loob, angkop, bagay, safe, ligtas, friendly, bisita, bumisita, mag-stay, mag-overnight, iwan,
  iwanan, ipinagbabawal, come, bring, take, inside
question_nothing: maligayang, pagdating, welcome, limit, limitasyon, patakaran, policy, polisiya, alituntunin,
  panuntunan, kondisyon, paraan, uri, klase, anyo, pagpipilian, opsyon, sistema, personal, bisita, kustomer,
  customer, customers, mamimili, kliyente, panauhin, guest, guests, kalahok, miyembro, tao, sinuman, anuman,
  kahit ano, kahit sino, bagay, isang, mga, lugar, doon, diyan, dyan, dito, malapit, pinakamalapit, paligid, may,
  meron, mayroon, available, benta, binebenta, inaalok, alok, offer, ayusin, hingi, humingi, hiling, pasukan,
  entrance, daan, gamit, gamitin, ginagamit, pinakamaganda, publiko, pampubliko, transportasyon, sasakyan, paki,
  please, pls, po, opo, ho, sir, maam, ma'am, mam, boss, kuya, ate, hi, hello, salamat, thanks, ninyo, nyo, niyo,
  kayo, inyo, ako, ko, kami, namin, naman, lang, ba, gusto, nais, itanong, tanong, magtanong, info, impormasyon,
  tungkol, about
pay_told: paraan ng pagbabayad, paraan ng bayad, mode of payment, modes of payment, payment methods, payment options,
  maaaring magbayad, puwedeng magbayad, pwedeng magbayad, magbayad sa, magbayad gamit, magbayad sa pamamagitan,
  bayaran sa pamamagitan, bayad sa pamamagitan, pagbabayad sa pamamagitan, pagbabayad gamit,
  tumatanggap kami ng bayad, tumatanggap kami ng cash, tumatanggap kami ng gcash, tinatanggap na bayad,
  tinatanggap ang cash, tinatanggap ang gcash, gcash, maya, paymaya, grabpay, shopeepay, qr ph, instapay, pesonet,
  bank transfer, bank deposit, online banking, online payment, bpi, bdo, metrobank, landbank, account number, paypal,
  hulugan, hulog, installment, installments, buwanang hulog, hulugang, cash on delivery, cod, tseke, cash,
  credit card, debit card, over the counter, palawan express, cebuana, 7-eleven, spaylater, billease, home credit,
  billing statement, invoice, due date, auto-debit, bayaran sa counter, bayaran sa kahera
pay_rather: tumatanggap, tinatanggap, tinatanggap namin, maaaring, puwedeng, pwedeng, accept, magbayad, bayaran,
  pagbabayad, sa pamamagitan
pay_unlike: refund*, ibabalik, isasauli, maibabalik, pagbabalik, deposito, deposit, downpayment, down payment,
  paunang bayad, multa, penalty, pagkasira, danyos, claim, kapalit, pagkahuli
pay_asked: paano, pano, ano, anong, ano-ano, pwede, puwede, pede, pwedeng, maaari, maaaring, tumatanggap,
  tinatanggap, tanggap, accept, gamit, thru, saan, san, may, meron, mode, paraan, how, can
pay_notasked: sino ang magbabayad, sino magbabayad, sino ang sasagot, kailan, kelan, magkano,
  kailangan bang magbayad, kailangan magbayad, dapat bang magbayad, limit, maximum, minimum, nawala, due date
voucher_told: gift certificate*, gift card*, gift voucher*, gift check*, gift cheque*, gift coupon*, gift pass*,
  voucher*, e-gift, sertipikong pangregalo, pangregalong voucher, kupon na pangregalo, gc
voucher_rather: valid, balido, may bisa, hanggang, bumili, mabibili, bilhin, available, halagang, nagkakahalaga,
  mula, ₱*, php*, regalo, pangregalo, iregalo, magagamit
voucher_never: voucher code, discount voucher, parking voucher, wifi voucher, school voucher, shs voucher,
  voucher program, deped voucher
voucher_asked: voucher*, gift*, regalo*, iregalo, ireregalo, pangregalo, panregalo, magregalo, kupon, sertipiko, gc,
  bigyan, ibigay, bilhan
cards_told: hindi tumatanggap ng card, hindi kami tumatanggap ng card, hindi pa kami tumatanggap ng card,
  hindi tumatanggap ng credit card, walang card, card lamang, card lang, cash lamang, cash lang, cash lang po,
  cash only, cash basis, no cards, cards only, card only, cash lamang ang, tumatanggap lamang ng cash, lahat ng card,
  lahat ng pangunahing card, all major cards, all major credit cards, credit at debit card, credit o debit card,
  debit at credit card, credit card, credit cards, debit card, visa, mastercard, visa at mastercard, jcb, amex,
  tumatanggap kami ng card, card terminal, pos terminal, contactless, cashless, hindi tumatanggap ng cash,
  walang cash
cards_unlike: refund*, ibabalik, deposito, deposit, membership card, loyalty card, id card, valid, student card,
  downpayment
cards_never: hindi kailangan ng card, no credit card required, card installment
cards_asked: bayad, magbayad, bayaran, pagbabayad, tumatanggap, tinatanggap, tanggap, accept, pwede, puwede, pede,
  gamit, swipe, tap, cash, lang, only, terminal, dala, kailangan, minimum, take
cards_notasked: nawala, limit, maximum, membership card, loyalty card, gift card, student card, business card,
  calling card, gift, id card, sim card, warranty card, birthday card, invitation
refund_told: refund*, ire-refund, i-refund, ma-refund, maire-refund, marerefund, non-refundable, nonrefundable,
  ibabalik ang bayad, ibabalik ang pera, ibinabalik ang bayad, ibinabalik ang pera, maibabalik ang bayad,
  maibabalik ang pera, pagbabalik ng bayad, pagbabalik ng pera, pagbabalik ng produkto, pagsasauli, isauli,
  maisasauli, maaaring isauli, maaaring ibalik, puwedeng ibalik, puwedeng isauli, ibabalik nang buo, ibabalik namin,
  ibinabalik namin, hindi maibabalik, hindi ibinabalik, hindi na maibabalik, return policy, returns,
  return and exchange, no return no exchange, exchange, pagpapalit, maaaring palitan, puwedeng palitan,
  palitan ng size, palitan ang produkto, mapapalitan, money back, forfeited, mapo-forfeit
refund_rather: # araw, araw, linggo, # %, porsiyento, porsyento, pera, bayad, buo, buong, refund*, kalahati,
  ibabalik, days
refund_unlike: susi, deposito, deposit, insurance, tuwalya, huling pagsauli
refund_never: pagbabalik ng libro, pagbabalik ng susi, pagbabalik ng sasakyan, pagsasauli ng libro,
  pagsasauli ng sasakyan, pagsasauli ng gamit, foreign exchange, money changer, palitan ng pera, tax refund,
  exchange student, exchange rate
refund_notasked: palitan ng pera, palit ng pera, palit gulong, bumalik sa, babalik ako, exchange rate, pabalik sa
deposit_told: deposito, deposit, downpayment*, down payment*, dp, paunang bayad, paunang deposito, pauna,
  reservation fee, security deposit, advance payment, advance, bayad nang maaga, bayaran nang maaga,
  bayaran nang buo, bayad nang buo, full payment, kalahati ng bayad, kalahating bayad, sa oras ng pagpapareserba,
  sa pagpapareserba, upon reservation, upon booking, pagka-book, balanse, balance, natitirang balanse, prepaid,
  non-refundable deposit
deposit_with: #, %, porsiyento, porsyento, kalahati, kalahating, buo, walang, hindi, buong, wala, minimum, halagang,
  required, kinakailangan, deposito, deposit, downpayment, ₱*, php*, without
deposit_rather: reserbasyon, reservation, booking, pagpapareserba, magpareserba, kinakailangan, required, kailangan,
  magbayad, bayaran, halagang, balanse, kumpirmado, makumpirma
deposit_unlike: bote, baso, ibabalik, isasauli, ibinabalik, maibabalik, buwis, forfeited, galon, time deposit,
  savings
deposit_notasked: ibabalik, mabalik, maibabalik, ibalik, isasauli, balik, makukuha, refund, forfeited
discount_told: discount*, diskuwento*, diskwento*, may discount, promo*, bawas, bawas-presyo, espesyal na presyo,
  special rate, special price, promo code, discount code, mas mura, mas murang, mas mababang presyo, makatipid,
  makakatipid, tipid, matitipid, kalahating presyo, half price, # % off, % off, off sa, senior citizen .. %,
  pwd .. %, estudyante .. %, estudyante .. ₱, student rate, student price, group rate, senior .. ₱, senior .. libre,
  senior citizen .. libre, bata .. libre, libre para sa, libre ang bata, libre ang senior, buy # take #, buy one,
  cashback, early bird, loyalty card, rewards, points, suki card, iskolarsip, scholarship, solo parent, kapatid .. %,
  pangalawang anak, grupo ng #
discount_rather: # %, # porsiyento, # porsyento, discount*, diskuwento, promo, espesyal, mas mura, tipid, code, off
discount_unlike: late, huli, vat, buwis, multa, pagsusulit, deposito, downpayment, pagkansela, cancellation,
  kinansela, gupit, putol
included_told: kasama na, kasama ang, kasama sa presyo, kasama sa bayad, kasama sa package, kasama sa tiket,
  kasama sa membership, kasama sa rate, kasama na ang, kasali na, kasali sa, hindi kasama, hindi kasali,
  hindi pa kasama, kabilang sa presyo, kabilang na, sakop ng presyo, inclusive of, inclusive, inclusions, included,
  includes, all-in, all inclusive, walang dagdag na bayad, walang dagdag na singil, walang karagdagang bayad,
  may dagdag na bayad, may karagdagang bayad, may karagdagang singil, dagdag na bayad, dagdag bayad,
  dagdag na singil, karagdagang bayad, karagdagang singil, hiwalay na bayad, hiwalay ang bayad, bukod ang bayad,
  bukod na bayad, additional charge, extra charge, additional fee, walang hidden charges, hidden charges,
  libre na ang, nang walang bayad, libre sa bawat
included_rather: presyo, rate, tiket, bayad, package, lahat, kasama, kasali, membership, singil
included_unlike: vat, buwis, pagkansela, refund*, ibabalik, hindi limitado
guarantee_told: garantiya*, warranty*, may warranty, may garantiya, guarantee*, ginagarantiya, ginagarantiyahan,
  garantisado, garantisadong, warranty card, warranty claim, warranty period, libreng pagkukumpuni,
  libreng pag-aayos, libreng repair, aayusin nang libre, papalitan nang libre, papalitan namin, depekto,
  factory defect, defect sa paggawa, money-back guarantee, satisfaction guarantee, pinapalitan ng bago, back job,
  back-job
guarantee_rather: # taon, taon, buwan, # buwan, # araw, saklaw, sakop, valid, habambuhay, years, months
guarantee_never: hindi ginagarantiya ang puwesto, bank guarantee, guarantor, void ang warranty, social guarantee
guarantee_notasked: i-extend, iextend, extend*, palawigin, mas mahaba, refund, ibalik ang pera
bring_told: magdala ng, mangyaring magdala, pakidala, pakidala ang, dalhin ang, kailangang magdala, dapat magdala,
  dapat dalhin, kailangang dalhin, kailangan dalhin, dadalhin, mga dadalhin, dapat may dalang, may dalang,
  dalang tuwalya, magdala ng tuwalya, magdala ng sariling, huwag kalimutang dalhin, huwag kalimutang magdala,
  huwag kalimutan ang, sariling tuwalya, sariling gamit, sariling sapatos, magsuot ng, isuot ang, isuot, kasuotan,
  naka-rubber shoes, nakasapatos, rubber shoes, komportableng damit, kumportableng damit, pang-ehersisyo,
  kasuotang pang-ehersisyo, pamalit na damit, damit na pamalit, extra na damit, valid id, balidong id,
  ipakita ang id, magpakita ng id, magpakita ng valid id, government id, government-issued id, photocopy ng,
  dress code, proper attire, attire, sportswear, id at, birth certificate, mga kinakailangan, requirements,
  mga dokumento, bring your own, bring a
bring_rather: mangyaring, paki, kailangan, dapat, kinakailangan, sarili, sariling, damit, sapatos, tuwalya, id,
  huwag kalimutan, magdala, please
bring_asked: ano, anong, ano-ano, anuman, kailangan, dapat, sarili, sariling, requirements, what, anything
bring_never: hindi kailangang magdala, bawal magdala, bawal ang magdala, hindi puwedeng magdala,
  hindi pinapayagang magdala, magdala ng alagang, magdala ng aso, magdala ng pusa, magdala ng bata,
  magdala ng pagkain, magdala ng kaibigan, magdala ng anak, magdala ng tao
bring_notasked: bata, anak, baby, aso, pusa, alaga, hayop, kaibigan, pauwi, sasakyan, kotse, pagkain
wifi_told: wi-fi, wifi, internet, internet access, koneksiyon sa internet, koneksyon sa internet,
  internet connection, libreng internet, free wifi, libreng wifi, hotspot, wireless, fiber internet, broadband,
  internet speed
wifi_rather: libre, libreng, free, password, available, bisita, guest, network, mabilis, mayroon, bawat kuwarto
wifi_never: ghz, router, internet banking, online banking, sa internet, sa pamamagitan ng internet, internet radio,
  internet explorer
wifi_notasked: password*, passcode, pw, code, wala bang
parking_told: parking*, paradahan*, parkingan, parking lot, parking area, parking space, parking slot, pumarada,
  magparada, iparada, naka-park, mag-park, magpark, garahe, valet, libreng parking, may parking, basement parking,
  street parking
parking_rather: kotse, sasakyan, motor, bisita, panauhin, libre, libreng, available, likod, harap, tabi,
  pinakamalapit, kada oras
parking_never: national park, water park, theme park, parking sensor, parking brake, parking ticket,
  parking attendant wanted, pambansang parke
children_told: bata, mga bata, batang, anak, mga anak, baby, babies, sanggol, toddler, kids, kindergarten,
  high chair, baby chair, crib, kuna, playground, palaruan, play area, breastfeeding, nagpapasuso, pagpapasuso,
  diaper, changing table, edad # taon, # taong gulang, may edad, batang # taong, wala pang # taon, below # years,
  stroller, pambata, kid-friendly, family-friendly, teenager, tinedyer, kabataan, menor de edad, minors
children_rather: maaari, puwede, pwede, maaaring, pinapayagan, bawal, ipinagbabawal, hindi, lamang, lang, dapat,
  kailangan, angkop, libre, libreng, welcome, malugod, kasama, samahan, may kasamang, mayroon, may, magulang,
  guardian, mula
children_never: pediatrician, doktor ng bata, kumpanyang anak, batang kalabaw, bata pa ang, anak ng, children's bike,
  lumang bata
children_unlike: susi, larawan, invoice, insurance, car seat, gulong, sundo
children_notasked: pagkain, damit, sapatos, buhok, produkto, kaarawan, birthday, presyo, magkano, nawala
dogs_told: aso, mga aso, asong, pusa, mga pusa, alagang hayop, mga alagang hayop, alaga, hayop, mga hayop, pet, pets,
  pet-friendly, pet friendly, dog, dogs, service dog, guide dog, service animal, fur baby, fur babies, asong gabay,
  alagang aso
dogs_rather: maaari, puwede, pwede, maaaring, pinapayagan, bawal, ipinagbabawal, hindi, lamang, lang, dapat,
  kailangan, welcome, malugod, tali, naka-leash, leash, nakatali, carrier, hawla, diaper, maliban, dagdag na bayad,
  pet fee, tinatanggap, allowed
dogs_unlike: #, pagkain ng aso, pagkain ng pusa, mag-isa, biskuwit, karne, zoo
dogs_never: zoo, produktong hayop, beterinaryo, vet, cruelty-free, sinubok sa hayop, hayop na ligaw, hot dog, hotdog
dogs_notasked: pagkain, balahibo, produkto, vegan, bakuna, grooming, buhok, shampoo, gupit
access_told: wheelchair*, may kapansanan, taong may kapansanan, pwd, mga pwd, pwd-friendly, elevator, elevators,
  lift, escalator, ramp, rampa, ground floor, unang palapag, hagdan, hagdanan, baitang, walang hagdan,
  walang baitang, patag, accessible, accessibility, accessible na cr, accessible toilet, pwd toilet, cr ng pwd,
  palikuran ng may kapansanan, stroller, tungkod, saklay, bulag, bingi, may problema sa paningin,
  may problema sa pandinig, sign language, handrail, hirap maglakad, limitadong paggalaw, senior-friendly,
  saklay o wheelchair
access_rather: wheelchair*, kapansanan, pwd, accessible, ramp, elevator, patag, walang hagdan, mayroon, may
access_unlike: emergency, sunog, usok, lipat-bahay, paglilinis, evacuation, emergency exit, kargamento, paninigarilyo
access_never: emergency exit, fire exit, hagdang pang-emergency, folding ladder, hagdang natitiklop, pwd discount,
  pwd id discount
age_told: pinakamababang edad, pinakamataas na edad, minimum na edad, maximum na edad, minimum age, maximum age,
  age limit, age requirement, age restriction, limitasyon sa edad, limit sa edad, edad na # pataas, edad na #,
  edad # pataas, edad # hanggang, may edad na #, may edad #, mula edad #, mula # taong gulang, # taong gulang pataas,
  # taong gulang, # taong gulang pababa, # taong gulang o higit pa, # years old, # years old and above,
  # years and above, # anyos, # anyos pataas, # pataas, # taong gulang at pataas, wala pang # taong,
  hindi bababa sa # taong, di-bababa sa #, lampas # taong, mahigit # taong, below # years, under # years,
  mababa sa # taong, edad # at pataas, # hanggang # taong, # to # years old, # at # taong gulang,
  may sapat na gulang, hustong gulang, nasa hustong gulang, menor de edad, minors, adults only, lahat ng edad,
  all ages, para sa lahat ng edad, 18 taong, 18 pataas
age_rather: dapat, kailangan, hindi bababa, minimum, maximum, lamang, lang, kalahok, miyembro, driver, bata, maaari,
  puwede, pwede, may kasamang, limitasyon, requirement, pinapayagan
age_asked: edad, gulang, taon, anyos, age, old, years, bata, matanda, limit, minimum, maximum, adults, menor, minor
age_never: warranty, garantiya, data, invoice, voucher, may bisa, mula noong, noong, karanasan, may karanasan,
  kontrata, gusali, insured, valid
age_unlike: karanasan, libre, discount, nakatago, bawas
age_notasked: ilang taon na kayo, ilang taon na ang, edad ng gusali, ilang taon kayo, edad ng kumpanya,
  ilang taon nang, ilang taon na kayong, itinatag
directions_told: sumakay ng, sumakay sa, sakay ng, sakyan, bumaba sa, bumaba ng, baba sa, sakay sa, mula sa istasyon,
  mula sa terminal, mula sa airport, mula sa paliparan, mrt, lrt, pnr, mrt-3, lrt-1, lrt-2, istasyon,
  istasyon ng mrt, istasyon ng lrt, sakayan, terminal, bus stop, bus terminal, dyip, jeep, jeepney, tricycle, trike,
  uv express, p2p bus, bus, bus na #, grab, taxi, exit, expressway, nlex, slex, edsa, tollway, pampublikong sasakyan,
  pampublikong transportasyon, public transportation, # minutong lakad, # minutong biyahe, # minuto mula sa,
  # minuto ang layo, # km mula sa, # metro mula sa, # kilometro mula, maglakad mula sa, lakarin, walking distance,
  # minutes walk, minutong paglalakad, kumaliwa, kumanan, kumaliwa sa, kumanan sa, dumiretso, diretso, kanto ng,
  kanto, tapat ng, sa tapat ng, katabi ng, sa likod ng, malapit sa, sa harap ng, landmark*, waze, google maps,
  paano pumunta, paano makarating, papunta sa, direksiyon, direksyon, ruta, daanan, mula sa kotse, sa kotse,
  gamit ang kotse
directions_rather: istasyon, bus, jeep, mrt, lrt, terminal, minuto, paliparan, airport, exit, mula, lakad, kumaliwa,
  kumanan
directions_never: tour, itinerary, araw #, pabalik na biyahe, lampas sa, paglilibot sa
holidays_told: holiday*, pista opisyal, piyesta opisyal, mga pista opisyal, regular holiday, special non-working,
  special holiday, pasko, araw ng pasko, bisperas ng pasko, bagong taon, bisperas ng bagong taon,
  araw ng bagong taon, undas, araw ng mga patay, todos los santos, mahal na araw, semana santa, holy week,
  huwebes santo, biyernes santo, good friday, sabado de gloria, linggo ng pagkabuhay, araw ng kalayaan,
  araw ng paggawa, araw ng kagitingan, araw ni rizal, araw ng mga bayani, eid, eid al-fitr, eidul fitr, christmas,
  new year, christmas day, chinese new year, all saints' day, labor day, independence day, fiesta, # disyembre,
  # enero, disyembre #, enero #, december #, january #, nobyembre #, november #, buong taon, sa buong taon,
  taunang pagsasara, annual closing, sarado sa, sarado kapag, sarado mula, walang pasok, araw na walang pasok,
  bakasyon, long weekend
holidays_rather: sarado, bukas, magsasara, nagsasara, nananatiling bukas, operasyon, oras, operating hours, closed,
  open
holidays_unlike: bakasyon sa paaralan, school holidays, summer vacation, menu, christmas package, hamper,
  leave ng empleyado, bonus, aginaldo, regalo
holidays_notasked: presyo, magkano, mahal, regalo, promo, package, discount, menu
needed_alone: walk-in, walk in, walk-ins, walk-ins welcome, walk-in lamang, walang appointment, walang reserbasyon,
  walang reservation, walang pagpapareserba, hindi kailangan ng reserbasyon, hindi kailangan ng reservation,
  hindi kailangan ng appointment, hindi kailangang magpareserba, hindi kailangang mag-reserve,
  hindi kailangang mag-book, hindi na kailangang mag-book, hindi na kailangang magpareserba,
  hindi na kailangan ng reserbasyon, hindi na kailangan ng appointment, hindi kailangang magparehistro,
  hindi na kailangang magparehistro, hindi na kailangang mag-register, hindi tumatanggap ng walk-in,
  hindi tumatanggap ng reserbasyon, hindi kami tumatanggap ng walk-in, by appointment, by appointment only,
  strictly by appointment, sa pamamagitan ng appointment lamang, sa pamamagitan ng reserbasyon lamang,
  may appointment lamang, appointment lamang, appointment only, reservation required, booking required,
  kailangang magpareserba, kailangang mag-book, kailangan ng reserbasyon, kailangan ng reservation,
  kailangan ng appointment, dapat magpareserba, dapat mag-book, dapat magparehistro, kailangang magparehistro,
  kailangan ng pagpapareserba, magpareserba nang maaga, mag-book nang maaga, mag-reserve nang maaga,
  first come first served, first-come, unahan, inirerekomenda ang pagpapareserba, inirerekomenda ang reserbasyon,
  inirerekomendang magpareserba, maaaring dumiretso, dumiretso na lang, pumunta lang, no reservation needed,
  no appointment needed, on the spot
needed_told: reserbasyon*, reservation*, booking*, book, appointment*, pagpapareserba, magpareserba, mag-reserve,
  magpa-reserve, mag-book, magpa-book, magparehistro, mag-register, rehistrasyon, pagpaparehistro, registration,
  magpa-schedule, mag-schedule, tumawag, pag-book, order nang maaga, magpa-appointment, i-book, iskedyul
needed_with: kailangan, kailangang, kinakailangan, dapat, required, inirerekomenda, inirerekomendang, mangyaring,
  mas mabuti, mas mainam, nang maaga, mas maaga, maaga, bago, una, muna, hindi bababa, # araw, # oras, minimum,
  in advance, pinapayo, advance
needed_asked: kailangan, kelangan, dapat, required, need, kinakailangan, walang, wala, muna, agad, diretso,
  dumiretso, walk-in, biglaan, in advance, maaga, without, must
needed_never: price list, listahan ng presyo, waiting list, text message, message, tawag sa telepono, mag-message
needed_unlike: kansel*, kanselahin, pagkansela, kinansela, cancel*, deposito, deposit, downpayment, balanse, refund*
needed_notasked: paano kung, pano kung, ano ang mangyayari, kung mag-cancel
book_told: booking*, reserbasyon*, reservation*, appointment*, magpareserba, mag-reserve, magpa-reserve, mag-book,
  magpa-book, i-book, ireserba, magparehistro, mag-register, rehistrasyon, registration, pagpaparehistro, mag-enroll,
  enrollment, pag-enroll, mag-sign up, sign up, magpa-schedule, mag-schedule, iskedyul, mag-order, umorder,
  pag-order, pagpapareserba, pag-book, tickets, tiket, bumili ng tiket, mabibili ang tiket, bilhin ang tiket,
  maging miyembro, pagiging miyembro, sumali, mag-apply, aplikasyon, punan ang form, fill out, sagutan ang form,
  waiting list, gumawa ng account, lumikha ng account, paano mag-book, paano magpareserba, paano magparehistro,
  paano sumali
book_with: online, website, web, www, app, aplikasyon, telepono, phone, numero, tumawag, tawagan, tumawag sa, text,
  mag-text, viber, whatsapp, messenger, facebook, instagram, dm, pm, chat, email, e-mail, mag-email, form, link,
  reception, front desk, counter, kahera, opisina, cashier, sa lugar, diretso, google form, account, admin, page,
  09*, 02*, 63*, @, #
book_rather: sa pamamagitan, online, telepono, tumawag, app, website, form, email, mag-message, messenger,
  mangyaring, facebook
book_unlike: deposito, deposit, downpayment, kansel*, kanselahin, pagkansela, cancel*, refund*, ibabalik, isasauli,
  parking
book_never: price list, listahan ng presyo, listahan ng menu, multa, aksidente, pagkasira, rehistro ng sasakyan,
  vehicle registration, notebook, facebook page lamang
book_notasked: paano kung, pano kung, ano ang mangyayari, kung mag-cancel
cancel_told: kansela, kansel*, kanselahin, ikansela, kinakansela, kinansela, pagkansela, pagkakansela, nakansela,
  makansela, mag-cancel, i-cancel, cancel*, cancellation*, hindi makakarating, hindi makadalo, hindi makakapunta,
  hindi makakadalo, hindi matutuloy, ipagpaliban, pagpapaliban, ipinagpaliban, reschedule*, resched*, mag-reschedule,
  i-reschedule, pagbabago ng petsa, baguhin ang petsa, palitan ang petsa, palitan ang iskedyul, pagpapalit ng petsa,
  ilipat ang petsa, ilipat ang iskedyul, rebook*, mag-rebook, wakasan ang kontrata, pagwawakas, wakasan,
  tapusin ang kontrata, pagtatapos ng kontrata, ihinto ang membership, itigil ang membership,
  itigil ang subscription, unsubscribe, abiso, nakasulat na abiso, paunawa, lock-in period, umatras, i-freeze
cancel_rather: libre, walang bayad, # araw, # oras, araw, oras, linggo, buwan, # %, bayad, multa, penalty, bago,
  hindi lalampas, sisingilin, fee
cancel_unlike: kinansela namin, aming kakanselahin, kami ay may karapatan, flight, artista, kanselado ng,
  kanselado ang klase dahil sa
cancel_never: kanselahin ang warranty, pagtigil ng serbisyo sa internet
late_told: late, na-late, ma-late, nale-late, late na, pagkahuli, nahuli, mahuli, nahuhuli, mahuhuli,
  huling dumating, darating nang late, dumating nang late, dumating nang huli, dumating na huli, huli na dumating,
  grace period, palugit, palugit na # minuto, no-show, no show, hindi sumipot, hindi dumating, hindi nakarating,
  hindi nakadalo, pagliban, absent, absences, lumiban, makaligtaan, nakaligtaan, forfeited, ituturing na kinansela,
  ituturing na no-show, bibitawan ang reserbasyon, ibibigay sa iba, kakanselahin ang reserbasyon, naghihintay kami,
  hihintayin namin, hanggang # minuto, higit sa # minuto, lampas # minuto, pagkalipas ng # minuto,
  makalipas ang # minuto, pagkatapos magsimula, huling pagpasok, last entry, late na sinundo, sunduin nang late
late_rather: late, huli, minuto, # minuto, palugit, sisingilin, multa, kakanselahin, ibibigay, forfeited
late_unlike: late check-out, late checkout, bagahe, bulaklak, late payment, late na pagbabayad, late na pagsasauli,
  huling bayad, delivery, padala
late_never: late check-out, late checkout, huling gabi, expired, late registration fee
complaint_told: reklamo*, mga reklamo, magreklamo, inirereklamo, complaint*, complain*, hinaing, mga hinaing,
  sumbong, magsumbong, hindi nasiyahan, hindi masaya, hindi kuntento, hindi satisfied, hindi ka nasiyahan,
  kung may problema, kung may hindi, kung mayroong problema, kung may reklamo, kung mayroon kang reklamo,
  kapag may problema, kung may concern, may concern, mga concern, suhestiyon, mungkahi, mga mungkahi, feedback,
  customer service, customer care, customer support, helpdesk, hotline, suggestion box, dti, consumer act,
  pagkakamali, pagkabigo, dismayado, sira ang dumating, dumating na sira, dumating na basag, i-report, iulat,
  ireport, tumawag kung may problema
complaint_rather: tumawag, tawagan, mag-email, email, e-mail, makipag-ugnayan, kontakin, mag-message, iparating,
  manager, namamahala, form, araw ng trabaho, sasagutin, @, #
complaint_unlike: pasyente, sintomas, karamdaman, sakit, kirot
delivery_told: delivery*, deliver*, nagde-deliver, nagdedeliver, mag-deliver, i-deliver, ide-deliver, idinideliver,
  idedeliver, shipping*, shipping fee, nagshi-ship, nagpapadala, ipinapadala, ipadala, ipapadala, pagpapadala,
  padala, ihahatid, inihahatid, paghahatid, naghahatid, naghahatid kami, ihatid, hatid sa bahay, libreng delivery,
  libreng hatid, delivery fee, bayad sa hatid, bayad sa delivery, courier, lbc, j&t, jrs, ninja van, lalamove, grab,
  grabexpress, foodpanda, grabfood, buong pilipinas, nationwide, metro manila, luzon, visayas, mindanao,
  home service, sa inyong bahay, pumupunta kami sa bahay, pumupunta kami sa inyong, sa inyong pintuan,
  sa bahay ninyo, sa iyong bahay, door to door, door-to-door, tracking number, pickup, pick-up, kukunin sa tindahan,
  i-pick up, kunin sa tindahan
delivery_rather: araw, # araw, araw ng trabaho, libre, libreng, fee, bayad, ₱*, php*, order, bahay, address, tirahan,
  km, lungsod, courier, darating
delivery_never: ipinadala sa email, ipapadala sa email, ipadala sa email, ipapadala namin ang link,
  ipadala ang litrato, ipadala ang resume, ipadala ang patunay, padala ng email, ipapadala ang confirmation,
  ipinapadala ang invoice, ipadala ang larawan, ipapadala ang resulta, sertipiko, magpadala ng email,
  magpadala ng mensahe, magpadala ng message, maghatid ng bata, paghahatid ng bata
delivery_unlike: pagsasauli, ibabalik, isauli, customs, buwis, sira, paliparan, airport, ibalik, refund*
who_told: may-ari, may-aring, nagmamay-ari, pag-aari ng, pagmamay-ari ng, owner*, tagapamahala, namamahala, namumuno,
  pinamumunuan, pinamumunuan ni, pinapatakbo ng, pinapatakbo ni, pinamamahalaan ng, pinamamahalaan ni, direktor*,
  director*, manager*, general manager, administrador, punong-guro, principal, prinsipal, pinuno, head, head chef,
  chef, presidente, pangulo, tagapangulo, chairman, chairwoman, secretary, kalihim, ingat-yaman, tagapagtatag,
  nagtatag, itinatag ni, itinatag nina, founder*, founded by, committee, komite, aming team, ang aming team,
  aming mga staff, ang aming staff, aming mga guro, aming mga empleyado, mga guro, guro, instructor, coach, trainer,
  kurador, curator, doktor, dr., doktora, dra., mekaniko namin, family business, negosyo ng pamilya,
  pampamilyang negosyo, pamilya, henerasyon, ikalawang henerasyon, ikatlong henerasyon, mag-asawa, kasama ang asawa,
  sa pangunguna ni, sa pamumuno ni, sa patnubay ni, in charge
who_rather: may-ari, nagtatag, tagapagtatag, pinapatakbo, namamahala, direktor, manager, pinuno, pamilya, team,
  itinatag, pinamumunuan
who_never: may-ari ng sasakyan, may-ari ng aso, may-ari ng alaga, may-ari ng card, may-ari ng account,
  bagong may-ari, dating may-ari, family planning, doktor ng pamilya, family ticket, family package, family room,
  family day, pet owner, dog owner
who_unlike: aso, pusa, pinsala, presyo, php*, ₱*, mananagot sa, nakasulat, event
who_notasked: kailan, anong oras, gaano katagal, magkano
data_told: personal na data, personal na datos, personal na impormasyon, personal data, personal information,
  inyong data, inyong impormasyon, inyong datos, iyong data, iyong impormasyon, data ng customer,
  impormasyon ng customer, data ng pasyente, data ng bisita, data ng miyembro, data ay nakatago, iniimbak ang data,
  binubura ang data, data privacy, data privacy act, privacy*, privacy policy, patakaran sa privacy, pagkapribado,
  pribado, proteksiyon ng data, proteksyon ng data, proteksyon ng impormasyon, seguridad ng data, kompidensiyal*,
  kumpidensyal*, confidential*, lihim, third party, third parties, ikatlong partido, gdpr, naka-encrypt, encrypted,
  encryption, cookies, litrato ng mga kalahok, larawan ng mga kalahok, larawan ng mga bata, litrato ng mga bata,
  litrato at video, larawan at video, kinukunan ng larawan, kinukunan ng litrato, kinuhanang larawan, ipo-post,
  ipopost, i-post sa social media, walang pahintulot, nakasulat na pahintulot, cctv, medical records,
  rekord ng pasyente, burahin ang data, pagbura ng data, npc, data protection officer, dpo
data_rather: iniimbak, nakaimbak, itinatago, binubura, ibinabahagi, ibinibigay, pinoprotektahan, protektado,
  ginagamit, iniingatan, hindi ibinebenta, pahintulot, pagpayag, encrypted, kompidensiyal, araw, taon
data_never: password, data plan, mobile data, data center, data analysis, data recovery, paglilipat ng data,
  data cable, data science, lihim na recipe, lihim na resipe
data_notasked: nawala, nawawala, i-export, export, import, backup, i-backup, mabawi, recovery, data plan,
  mobile data, ilipat, palitan ang, baguhin, i-update, update
jobs_told: hiring, job opening*, job vacanc*, job hiring, careers, ojt, internship*, interns, on-the-job training,
  on-the-job trainee*, work immersion, working student*, apprentice*, trainee*, resume, biodata, bio-data,
  application letter, liham ng aplikasyon, aplikasyon sa trabaho, aplikante*, bakanteng posisyon, bakanteng trabaho,
  oportunidad sa trabaho, trabaho sa amin, trabaho dito sa amin, magtrabaho sa amin, magtrabaho kasama namin,
  gustong magtrabaho, nais magtrabaho, gustong mamasukan, nais mamasukan, mag-apply bilang, gustong mag-apply,
  nais mag-apply, mag-apply sa amin, naghahanap kami .. tauhan, naghahanap kami .. empleyado,
  naghahanap kami .. helper, naghahanap kami .. staff, naghahanap kami .. katulong, naghahanap kami .. makakasama,
  kailangan namin .. tauhan, kailangan namin .. katulong, sumali sa aming team, sumali sa aming pangkat,
  maging bahagi ng aming team, maging bahagi ng aming pamilya, bagong empleyado, bagong tauhan,
  kahit walang karanasan, hindi kailangan ng karanasan, nbi clearance, sahod, sweldo, part-time na trabaho
jobs_rather: mag-apply, ipadala .. resume, ipasa .. resume, magpasa .. resume, dalhin .. resume,
  ipadala .. aplikasyon, sumulat kay, makipag-ugnayan kay, hanapin si, hanggang sa ika-#, bago mag-#, naghahanap kami,
  kailangan namin, magsisimula sa, simula sa, kada oras, kada araw, bawat araw, sahod, sweldo, allowance, email,
  i-email
jobs_never: mag-apply ng membership, aplikasyon sa pautang, aplikasyon para sa prangkisa, franchise,
  karanasan ng aming mga, bakanteng mesa, bakanteng kuwarto, grand opening, insurance claim, pahiran
jobs_notasked: apply ng loan, mag-apply ng loan, apply ng membership, mag-apply ng membership, apply ng franchise,
  apply sa inyo ng loan, apply discount, career orientation, opening promo
`
