/** How topics are told of in Catalan. */
export const CATALAN = `
offer_says: oferim, venem, fabriquem, fem, reparem, arreglem, ensenyem, impartim, organitzem, lloguem, cuinem,
  servim, elaborem, produïm, cultivem, dissenyem, imprimim, construïm, instal·lem, netegem, tractem, assessorem,
  assegurem, ajudem, acompanyem, cuidem, preparem, confeccionem, cosim, restaurem, proposem,
  posem a la vostra disposició, posem a la seva disposició, ens dediquem, ens especialitzem, especialitzats en,
  especialitzades en, som un, som una, som el, som la, som els, som les, som especialistes, som dos, som tres,
  el nostre hotel ofereix, el nostre hotel és, el nostre hotel té, el nostre hotel compta,
  el nostre restaurant ofereix, el nostre restaurant és, el nostre restaurant té, el nostre restaurant compta,
  el nostre taller ofereix, el nostre taller és, el nostre taller té, el nostre taller compta,
  el nostre centre ofereix, el nostre centre és, el nostre centre té, el nostre centre compta,
  el nostre museu ofereix, el nostre museu és, el nostre museu té, el nostre museu compta, el nostre club ofereix,
  el nostre club és, el nostre club té, el nostre club compta, el nostre celler ofereix, el nostre celler és,
  el nostre celler té, el nostre celler compta, el nostre equip ofereix, el nostre equip és, el nostre equip té,
  el nostre equip compta, el nostre negoci ofereix, el nostre negoci és, el nostre negoci té,
  el nostre negoci compta, el nostre obrador ofereix, el nostre obrador és, el nostre obrador té,
  el nostre obrador compta, el nostre gimnàs ofereix, el nostre gimnàs és, el nostre gimnàs té,
  el nostre gimnàs compta, la nostra escola ofereix, la nostra escola és, la nostra escola té,
  la nostra escola compta, la nostra botiga ofereix, la nostra botiga és, la nostra botiga té,
  la nostra botiga compta, la nostra clínica ofereix, la nostra clínica és, la nostra clínica té,
  la nostra clínica compta, la nostra empresa ofereix, la nostra empresa és, la nostra empresa té,
  la nostra empresa compta, la nostra associació ofereix, la nostra associació és, la nostra associació té,
  la nostra associació compta, la nostra casa ofereix, la nostra casa és, la nostra casa té, la nostra casa compta,
  la nostra acadèmia ofereix, la nostra acadèmia és, la nostra acadèmia té, la nostra acadèmia compta,
  la nostra entitat ofereix, la nostra entitat és, la nostra entitat té, la nostra entitat compta,
  els nostres serveis, treballem
offer_is: és un, és una, és el, és la, són, són els, són les, va ser fundat, va ser fundada, fundat, fundada,
  fundat el, fundada el, creat el, creada el, nascut, nascuda, neix, va néixer, des de #, des del #, ofereix,
  ofereixen, es dedica, especialitzat, especialitzada, ubicat, ubicada, situat, situada, benvinguts, benvinguts a,
  benvingudes a, benvinguda a, benvingut a, us donem la benvinguda, et donem la benvinguda
offer_heads: serveis, els nostres serveis, servei, productes, els nostres productes, cursos, els nostres cursos,
  classes, activitats, tallers, formació, tractaments, teràpies, especialitats, carta, la carta, menú, menús,
  la nostra carta, plats, habitacions, les habitacions, apartaments, allotjament, programa, programació, exposicions,
  visites, excursions, oferta, la nostra oferta, què fem, què oferim, qui som, sobre nosaltres, nosaltres,
  presentació, el museu, l'escola, l'hotel, la botiga, el restaurant, preus, tarifes, llista de preus, entrades,
  abonaments, quotes, packs, assortiment, catàleg, productes i serveis, serveis i preus, cobertures, matèries,
  instruments
prices_heads: preus, preu, llista de preus, preus i horaris, preus i tarifes, tarifes, tarifa, quota, quotes, cost,
  costos, honoraris, entrades, entrada, preu de les entrades, preus de les entrades, abonaments, matrícula, bitllets,
  packs, plans, imports
prices_besides: enviament, enviaments, despeses d'enviament, lliurament, transport, desplaçament, desplaçaments,
  dipòsit, fiança, bestreta, paga i senyal, pèrdua, pèrdues, danys, desperfectes, trencament, trencat, trencada,
  retard, retards, recàrrec, recàrrecs, multa, multes, penalització, penalitzacions, franquícia, duplicat,
  cancel·lació, impagament, devolució, contra reembors, neteja final, taxa turística
question_more: quan, des de quan, fins quan, fins a quan, quant, quant de temps, quanta, quants, quantes, amb quanta,
  amb quants, cada quant, cada quants, a quina hora, fins a quina hora, a quines hores, quina hora, quin dia,
  quins dies, quin horari, a quants, de quant, durant quant, quina distància, com de, de quants, de quantes
question_which: quin, quina, quins, quines, quin dels, quina de les, quins dels, quines de les, quin de, quin tipus,
  quina mena, a quin, a quina, en quin, en quina, amb quin, amb quina, de quin, de quina
question_back: això, allò, aquest, aquesta, aquests, aquestes, aquell, aquella, aquells, aquelles, ho, hi, en, ne,
  n'hi, d'això, d'allò, amb això, per això, per a això, l'hi, li, ells, elles, el mateix, la mateixa
question_come: venir, vinc, venim, vingui, vindre, anar, entrar, entra, entren, portar, portar-hi, porto, portem,
  dur, duc, accepteu, accepten, accepta, admeteu, admeten, s'admeten, s'accepten, permès, permesa, permesos,
  permeses, permeteu, permeten, es permet, es permeten, deixeu, deixen, poden, pot, puc, podem, podria, benvingut,
  benvinguda, benvinguts, benvingudes, apte, apta, aptes, adequat, adequada, adequats, recomanat, pensat, adaptat,
  amb mi, amb nosaltres, dins, a dins, dintre, passa res, hi ha problema, cap problema, prohibit, prohibits,
  acompanyar, quedar-se, friendly
question_nothing: hola, bon, bones, bona, dia, tarda, gràcies, sisplau, si us plau, perdó, perdoni, benvingut*,
  límit*, política, polítiques, norma, normes, condicions, mitjà, mitjans, forma, formes, mètode*, manera, maneres,
  tipus, mena, classe, personal, personals, convidat*, hoste*, client, clients, clienta, visitant*, usuari*, persona,
  persones, gent, algú, alguna cosa, res, algun lloc, enlloc, prop, a prop, proper, propera, vora, voltant*,
  existeix*, existent*, teniu, tenen, hi ha, disposeu, veneu, venen, oferiu, ofereixen, oferta, tramitar, gestionar,
  concertar, demanar, sol·licitar, entrada, voldria, saber, informació, possible, possibilitat, opció, opcions,
  vosaltres, vostre*, vostra, vostès
pay_told: forma de pagament, formes de pagament, mètode de pagament, mètodes de pagament, mitjà de pagament,
  mitjans de pagament, modalitats de pagament, opcions de pagament, sistema de pagament, condicions de pagament,
  pagament en efectiu, pagament amb, pagament per, pagament en línia, pagament online, pagament fraccionat,
  pagament a terminis, pagament ajornat, pagament segur, el pagament es fa, el pagament es pot,
  el pagament s'efectua, el pagament es realitza, es paga en, es paga amb, es paga per, es paga a, es pot pagar,
  podeu pagar, pots pagar, pot pagar, es podrà pagar, pagueu, s'abona, s'abonen, s'abonarà, podeu abonar, en efectiu,
  en metàl·lic, bizum, paypal, transferència bancària, per transferència, transferència, transferències,
  domiciliació bancària, domiciliació, domiciliat, domiciliats, rebut domiciliat, gir bancari, número de compte,
  iban, contra reembors, a terminis, en # terminis, en # quotes, quotes mensuals, finançament, sense interessos,
  xec bancari, xecs restaurant, tiquets restaurant, passarel·la de pagament, mitjançant factura,
  factura a final de mes, al comptat
pay_rather: acceptem, s'accepta, s'accepten, acceptades, acceptats, es pot, podeu, podreu, pagament, pagaments,
  pagueu, formes de pagament, admetem, mitjançant
pay_unlike: reembors*, devolució, devolucions, tornem, retorn*, fiança, dipòsit, bestreta, paga i senyal, multa,
  multes, indemnitz*, danys, sinistre, impagament, penalitz*
pay_asked: com, què, quin, quins, quina, quines, puc, podem, es pot, podria, accepteu, accepten, admeteu, agafeu,
  agafen, possible, forma*, mètode*, manera*, mitjans, opcions, amb què, on, feu, teniu
pay_notasked: qui paga, qui ho paga, qui assumeix, quan, quant, he de pagar, hem de pagar, haig de pagar,
  s'ha de pagar, cal pagar, límit, màxim, mínim, per avançat, abans, rebutjat, no em deixa
voucher_told: xec regal, xecs regal, val regal, vals regal, targeta regal, targetes regal, bo regal, bons regal,
  val de regal, vals de regal, xec de regal, targeta de regal, targetes de regal, caixa regal, caixes regal,
  pack regal, packs regal, cupó regal, regala una, regala un, regaleu, regala experiències, val per regalar,
  per regalar, gift card*, gift voucher*, voucher, vouchers
voucher_rather: vàlid*, validesa, caduca, caduquen, caducitat, comprar, compra, adquirir, a la venda, venem,
  disponible*, import, valor, €, euros, des de, a partir de, mesos
voucher_never: codi de descompte, val de descompte, vals de descompte, vals de compra per devolució,
  val de devolució, xec escolar, xec guarderia, xec nadó, paper de regal, embolicar per regal, embolcall de regal
voucher_asked: regal, regals, regalar, regalo, regalem, val, vals, xec, xecs, voucher*, gift, targeta regal,
  targetes regal, bo, bons, cupó, cupons, sorpresa, aniversari, obsequi, present
cards_told: no acceptem targetes, no acceptem targeta, no s'accepten targetes, no admetem targetes,
  no s'admeten targetes, no tenim datàfon, només efectiu, només en efectiu, només s'accepta efectiu,
  només acceptem efectiu, exclusivament en efectiu, únicament en efectiu, només metàl·lic, només amb targeta,
  només targeta, únicament amb targeta, exclusivament amb targeta, no acceptem efectiu, no s'accepta efectiu,
  totes les targetes, la majoria de targetes, principals targetes, targetes de crèdit, targeta de crèdit,
  targetes de dèbit, targeta de dèbit, targeta bancària, targetes bancàries, amb targeta, acceptem targetes,
  acceptem targeta, s'accepten targetes, datàfon, tpv, visa .. mastercard, apple pay, google pay, sense contacte,
  contactless, american express
cards_rather: acceptem, s'accepten, s'accepta, admetem, pagament, pagar, pagueu, només, import mínim
cards_unlike: reembors*, devolució, devolucions, fiança, dipòsit, soci, socis, estudiant, validesa, caducitat, regal,
  fidelitat, garantia
cards_never: targeta regal, targetes regal, targeta sanitària, targeta de soci, targeta d'embarcament,
  targeta de visita, targetes de visita, targeta de transport, targeta de fidelitat, targeta de memòria,
  targeta vermella, targeta d'accés, targeta de l'habitació, targeta moneder, no cal targeta
cards_asked: pagar, pago, paga, paguem, pagament, accepteu, accepten, admeteu, admeten, agafeu, agafen, passeu, amb,
  només, efectiu, datàfon, tpv, funciona, serveix, porto, dur, portar, teniu, mínim, cobreu
cards_notasked: perdut, perdo, robat, límit, màxim, regal, soci, sòcia, sanitària, fidelitat, bloquejada, caducada,
  visat, carta, menú, transport
refund_told: reembors*, reemborsable, reemborsables, no reemborsable, no reemborsables, devolució, devolucions,
  retorn, retorns, retornem, retornarem, retornarà, es retorna, es retornarà, es retornen, es retornaran,
  us retornarem, tornem els diners, tornarem els diners, us tornem, us tornarem, es tornarà, es tornen, es torna,
  no es torna, no es tornen, tornar els diners, devolució de l'import, devolució dels diners, canvis i devolucions,
  canvi o devolució, podeu tornar, podeu retornar, pots tornar, pots retornar, podeu canviar, es pot canviar,
  es poden canviar, s'admeten canvis, no s'admeten canvis, no s'admeten devolucions, dret de desistiment, desistir,
  desistiment, abonament de l'import, val de compra, perdrà l'import, es perd, es perdrà, no es retorna, retindrem,
  retindrà, es reté, import íntegre
refund_rather: # dies, dies, dies naturals, dies laborables, setmanes, hores, diners, import, # %, #%, %, íntegre,
  íntegrament, total, meitat, reembors*, compte, tiquet, embalatge
refund_unlike: clau, claus, llibres, préstec, tovallol*, casc, got, gots
refund_never: devolució de llibres, devolució de les claus, retorn de les claus, retorn a l'hotel,
  bitllet de tornada, viatge de tornada, anada i tornada, declaració de la renda, canvi d'oli, canvi de divises,
  canvi de pneumàtics, tornada al, devolució del vehicle, roba de canvi, contra reembors, retorn a casa
deposit_told: paga i senyal, bestreta, bestretes, fiança, fiances, dipòsit, dipòsits, per avançat, per anticipat,
  a compte, pagament anticipat, pagament previ, avançament, senyal de, en concepte de reserva, en concepte de senyal,
  en fer la reserva, en reservar, al fer la reserva, en el moment de la reserva, en el moment de reservar,
  per confirmar la reserva, per formalitzar la reserva, per formalitzar la inscripció, per fer efectiva la reserva,
  en fer la comanda, en fer l'encàrrec, en el moment de la inscripció, la resta es paga, la resta s'abona,
  resta de l'import, l'import restant
deposit_with: #, %, meitat, sense, no, cap, total, totalitat, paga i senyal, fiança, dipòsit, bestreta, demanem, cal,
  es demana, s'abona, es paga, requereix, import
deposit_rather: reserva, reservar, comanda, encàrrec, inscripció, contracte, confirmar, formalitzar, demanem,
  es demana, cal, requerim, s'abona, %
deposit_unlike: got, gots, ampolla, envàs, envasos, clau, claus, dipòsit de combustible, dipòsit ple, gasolina,
  dipòsit legal, es retorna, es tornarà, reservar per avançat, avisar per avançat
deposit_notasked: tornar, torneu, tornareu, retorneu, retornareu, recupero, recuperar, em tornen, devolució,
  de tornada, enrere
discount_told: descompte, descomptes, rebaixa, rebaixes, rebaixat, rebaixats, preu reduït, preus reduïts,
  tarifa reduïda, tarifes reduïdes, entrada reduïda, preu especial, preus especials, tarifa especial,
  tarifes especials, preu de grup, preus per a grups, tarifa de grup, promoció, promocions, oferta especial,
  ofertes especials, codi promocional, codi de descompte, cupó de descompte, cupons de descompte, val de descompte,
  bonificació, bonificacions, més barat, més econòmic, estalvia, estalvieu, estalviar, carnet jove, família nombrosa,
  famílies nombroses, família monoparental, carnet de biblioteca, programa de fidelitat, targeta de fidelitat,
  meitat de preu, a meitat de preu, estudiants .. €, jubilats .. €, aturats .. €, pensionistes .. €,
  estudiants i jubilats, majors de # anys .. €, menors de # anys .. gratuït, menors de # anys .. gratuïta,
  menors de # anys .. gratis, nens .. gratis, infants .. gratuït, infants .. gratuïta, gratuït per a, gratuïta per a,
  entrada gratuïta per, segon fill, segon germà, germans, grups de més de, grups a partir de, reserva anticipada
discount_rather: # %, #%, %, descompte, descomptes, reduït, reduïda, gratuït, gratuïta, gratis, euros menys,
  acreditació, acreditant, presentant, codi, socis
discount_unlike: retard, iva, examen, exàmens, bestreta, dipòsit, cancel·l*, anul·l*, humitat, mobilitat reduïda,
  acumulables, recàrrec, penalització, places
included_told: inclòs, inclosa, inclosos, incloses, inclou, inclouen, incloent, incloent-hi, el preu inclou,
  els preus inclouen, la tarifa inclou, la quota inclou, l'entrada inclou, el paquet inclou, no inclou, no inclòs,
  no està inclòs, no estan inclosos, no inclosos, en el preu, comprèn, comprès en el preu, sense cost addicional,
  sense cap cost addicional, sense càrrec addicional, sense costos ocults, sense suplement, suplement de,
  amb suplement, suplement, suplements, es paga a part, es cobra a part, es paguen a part, es cobren a part,
  cost addicional, costos addicionals, càrrec addicional, tot inclòs, va a càrrec de, a càrrec vostre
included_rather: preu, preus, tarifa, tarifes, entrada, quota, paquet, pack, tot, tots, gratuït, cost
included_unlike: iva, impostos, taxes, cancel·l*, anul·l*, reembors*, inclosos festius, festius inclosos,
  caps de setmana inclosos, dades personals
guarantee_told: garantia, garanties, garantit, garantida, garantits, garantides, garantim, garanteix, garanteixen,
  certificat de garantia, període de garantia, termini de garantia, garantia legal, servei postvenda, postvenda,
  falta de conformitat, manca de conformitat, defecte de fabricació, defectes de fabricació, vicis ocults,
  ho tornem a fer gratuïtament, reparem gratuïtament, reparació gratuïta, ho reparem sense cost,
  substituïm gratuïtament
guarantee_rather: anys, any, # anys, # mesos, mesos, # dies, quilòmetres, tota la vida, oferim, donem, té, tenen,
  cobreix
guarantee_never: no garantim, no podem garantir, no es garanteix, dipòsit de garantia, en garantia de pagament,
  garantia bancària, fons de garantia, com a garantia, garantia de lloguer, drets i garanties, garantia juvenil
guarantee_notasked: ampliar, allargar, més llarga
bring_told: portar roba, porteu, porta roba, portar calçat, cal portar, cal dur, cal que porteu, heu de portar,
  heu de dur, has de portar, s'ha de portar, s'ha de dur, convé portar, convé dur, dur roba, dur calçat, duu, dueu,
  recomanem portar, us recomanem portar, recomanem dur, és recomanable portar, no oblideu, no us oblideu, no oblidis,
  veniu amb, vingueu amb, vine amb, cal venir amb, cal presentar, presentar el dni, roba còmoda, roba esportiva,
  roba de recanvi, roba d'abric, roba adequada, calçat còmode, calçat esportiu, calçat adequat, calçat tancat,
  sabates còmodes, xancletes, casquet de bany, casquet, banyador, tovallola, tovallola pròpia, material necessari,
  material propi, equipament necessari, codi de vestimenta, vestimenta, document d'identitat, dni, passaport,
  carnet d'identitat, documentació necessària, documents necessaris, targeta sanitària, carnet d'estudiant,
  carnet de conduir, crema solar, cantimplora
bring_rather: cal, si us plau, sisplau, heu de, has de, obligatori, obligatòria, necessari, necessària, recomanem,
  recomanable, propi, pròpia, propis, roba, calçat, sabates, tovallola, dni, imprescindible
bring_never: no cal portar, no cal dur, no es pot portar, no està permès portar, no porteu, menjar per emportar,
  per emportar, porteu el gos, porteu el cotxe, porteu-nos el, us portem, que porteu a reparar, porta d'entrada,
  porta automàtica, porta a porta, la porta, porta principal
bring_asked: què, alguna cosa, res, quin, quina, quins, quines, cal, he de, haig de, hem de, necessito,
  com he d'anar, vestit, vestida, llista, obligatori
wifi_told: wi-fi, wifi, wi fi, internet sense fil, internet sense fils, xarxa sense fil, xarxa sense fils,
  connexió sense fil, accés a internet, connexió a internet, internet gratuït, internet gratuïta,
  internet d'alta velocitat, fibra òptica, hotspot, contrasenya de la xarxa, connexió wifi, zona wifi
wifi_rather: gratuït, gratuïta, gratis, contrasenya, xarxa, hostes, clients, disponible, tot l'edifici,
  totes les habitacions, visitants, clau
wifi_never: ghz, router*, encaminador, canal, canals, ràdio, auriculars sense fil, carregador sense fil,
  càrrega sense fil, banca per internet, internet explorer
wifi_notasked: contrasenya, clau, password, codi, sense wifi, sense internet
parking_told: aparcament, aparcaments, aparcar, aparcar-hi, aparqueu, aparca, aparcat, aparcats, pàrquing, pàrquings,
  parking, estacionar, estacionament, estacionaments, estacionat, garatge, places d'aparcament, plaça d'aparcament,
  plaça de garatge, places de pàrquing, deixar el cotxe, zona blava, zona verda, zona de càrrega, parquímetre,
  punt de recàrrega, punts de recàrrega, carregador per a vehicles, aparcabicis, aparcament de bicicletes
parking_rather: cotxe, cotxes, vehicle, vehicles, clients, hostes, visitants, gratuït, gratuïta, gratis, places,
  proper, propers, davant, darrere, al costat, subterrani, soterrani, €, hora, hores, públic, privat
parking_never: parc nacional, parc natural, parc infantil, sensor d'aparcament, sensors d'aparcament,
  porta de garatge, portes de garatge, practicar l'aparcament, aparcament en bateria, fre d'estacionament
children_told: nens, nenes, nen, nena, infants, infant, infantil, infantils, criatures, criatura, canalla, mainada,
  xiquets, xiquetes, quitxalla, nadó, nadons, bebè, bebès, menors, menors de # anys, els més petits, els petits,
  trona, trones, canviador, canviadors, bressol, bressols, cotxet, cotxets, menú infantil, parc infantil,
  zona infantil, espai infantil, racó infantil, zona de jocs, ludoteca, sala de lactància, acompanyats d'un adult,
  acompanyat d'un adult, acompanyats dels pares, només adults, només per a adults, fills
children_rather: benvinguts, benvinguda, poden, pot, han d'anar, han d'estar, només, no, sense, gratis, gratuït,
  gratuïta, acompanyats, acompanyat, permès, admetem, admesos, s'admeten, apte, adequat, pensat, a partir de
children_unlike: clau, claus, fotos, fotografies, factura, assegurat, assegurats, recollir, recollida
children_never: metge de família, família d'acollida, bicicletes infantils, roba infantil, sabates infantils,
  drets dels infants, llit nen, llibres infantils, assegurança infantil
children_notasked: menjar, menú, productes, roba, sabates, fotos, assegurança, regal, regals
dogs_told: gos, gossos, gossa, gosses, gat, gats, mascota, mascotes, animals, animal, animals de companyia,
  animal de companyia, gos guia, gossos guia, gos d'assistència, gossos d'assistència, gossos pigall, pet friendly,
  dog friendly, cans
dogs_rather: benvinguts, benvingudes, admesos, admeses, admetem, s'admeten, acceptem, s'accepten, permesos, permeses,
  permès, prohibit, prohibida, poden, no, només, lligats, lligat, corretja, morrió, excepte, tret de, sense,
  suplement
dogs_unlike: sol, sols, a casa, pinso, pèl, mossegada, vacuna, vacunes, vacunat, taulell, llaminadures
dogs_never: provat en animals, experimentació amb animals, origen animal, proteïna animal, animals salvatges,
  animals de granja, benestar animal, fauna
dogs_notasked: menjar, pinso, pèl, productes, producte, vegà, vegans, provats, xampú
access_told: cadira de rodes, cadires de rodes, mobilitat reduïda, discapacitat, discapacitats, discapacitada,
  discapacitades, minusvàlid*, accessible, accessibles, accessibilitat, adaptat, adaptada, adaptats, adaptades,
  lavabo adaptat, bany adaptat, habitació adaptada, ascensor, ascensors, elevador, plataforma elevadora, rampa,
  rampes, planta baixa, a peu pla, a peu de carrer, sense barreres, barreres arquitectòniques, sense esglaons,
  sense escales, # esglaons, # graons, esglaó, esglaons, graó, graons, dos esglaons, tres esglaons, escales, escala,
  cotxets, cotxet, caminador, bucle magnètic, bucle d'inducció, llengua de signes, braille, invidents,
  persones cegues, persones sordes
access_rather: accessible, accessibles, accés, cadira de rodes, cadires de rodes, adaptat, adaptada, ascensor, rampa,
  sense barreres, mobilitat reduïda, planta baixa
access_unlike: mudança, mudances, fumar, emergència, incendi, alarma, descompte, reduïda per a, preu reduït
access_never: preu accessible, preus accessibles, instal·lació d'ascensors, manteniment d'ascensors, escala musical,
  gran escala, a escala, adaptat a les vostres necessitats, adaptat als, adaptada a les seves, pensió d'invalidesa,
  adaptats a cada
age_told: a partir de # anys, a partir dels # anys, des de # anys, des dels # anys, fins a # anys, fins als # anys,
  menors de # anys, menor de # anys, majors de # anys, major de # anys, més grans de # anys, més de # anys,
  menys de # anys, de # a # anys, entre # i # anys, dels # als # anys, de # anys o més, # anys o més, tenir # anys,
  tenir més de # anys, tenir com a mínim # anys, haver complert # anys, haver fet # anys, mínim # anys,
  com a mínim # anys, almenys # anys, edat mínima, edat màxima, edat recomanada, límit d'edat, majors d'edat,
  major d'edat, menors d'edat, menor d'edat, majoria d'edat, restricció d'edat, per a totes les edats,
  totes les edats, grups d'edat, franja d'edat
age_rather: cal, han de, ha de, mínim, mínima, només, obligatori, poden, pot, prohibit, prohibida, permès, infants,
  nens, conductor, participants, acompanyats, autorització
age_never: garantia, dades, factura, experiència, fa # anys, fa més de # anys, vàlid, validesa, val regal, portàtil,
  ordinador, història, trajectòria, conservem
age_unlike: experiència, gratuït, gratuïta, gratis, descompte, trajectòria, reduïda
age_asked: edat, edats, anys, major, majors, menor, menors, jove, joves, gran, grans, vell, vella, límit, mínim,
  mínima, màxima, adult, adults, adolescents, restricció
age_notasked: quants anys té, quants anys tenen, quants anys teniu, quants anys fa, quants anys porteu,
  quants anys de, quants anys d'experiència, quina edat té, fa quants anys, quants anys dura
directions_told: com arribar, com arribar-hi, com trobar-nos, com venir, ens trobareu, ens podeu trobar,
  hi podeu arribar, podeu arribar, per arribar, s'hi arriba, en metro, amb metro, en autobús, amb autobús, en bus,
  amb bus, en tren, amb tren, en tramvia, amb tramvia, en cotxe, amb cotxe, en bicicleta, en transport públic,
  amb transport públic, transport públic, línia #, línies #, línia l#, línies l#, l#, metro l#, bus #, autobús #,
  autobusos #, parada de metro, parada d'autobús, parada de bus, parada de tramvia, parada, parades,
  estació de metro, estació de tren, estació d'autobusos, estació, rodalies, ferrocarrils, fgc, renfe,
  # minuts a peu, minuts a peu, minuts caminant, minuts en cotxe, # minuts de, # minuts del, a # metres, a # m de,
  a # km de, sortida #, autopista, autovia, carretera, c-#, ap-#, a-#, n-#, rotonda, gireu, trenqueu,
  gireu a la dreta, gireu a l'esquerra, aeroport, coordenades, google maps, davant de l'estació,
  al costat de l'estació, entre els carrers, cantonada
directions_rather: estació, parada, metro, autobús, bus, tren, tramvia, línia, línies, minuts, a peu, cotxe, sortida,
  carrer, plaça
directions_never: excursió, excursions, dia #, tornada, més de # km, avaria, grua, assistència en carretera,
  desplaçament del tècnic, cost de desplaçament, recorregut guiat, carretera secundària de la ruta,
  temps de lliurament
holidays_told: festiu, festius, dies festius, dia festiu, diumenges i festius, nadal, dia de nadal, nit de nadal,
  sant esteve, cap d'any, any nou, reis, dia de reis, 1 de gener, 6 de gener, 1 i 6 de gener, 24 de desembre,
  25 de desembre, 26 de desembre, 31 de desembre, 25 i 26 de desembre, 24 i 31 de desembre, # i # de desembre,
  setmana santa, pasqua, dilluns de pasqua, divendres sant, sant joan, sant jordi, la diada, diada nacional,
  11 de setembre, primer de maig, 1 de maig, tots sants, la mercè, festa major, festa local, festes locals, ponts,
  pont de, vacances de nadal, vacances d'estiu, vacances d'agost, tancat per vacances, tanquem per vacances,
  tancament anual, mes d'agost, a l'agost, tot l'any, tots els dies de l'any, 365 dies
holidays_rather: tancat, tancats, tancada, tanquem, tanca, obert, oberts, oberta, obrim, obre, horari, excepte,
  tret de, vacances
holidays_unlike: vacances escolars, silenci, permís retribuït, menú, menús, sopar, rebaixes, loteria, casal, colònies
holidays_notasked: car, cara, més car, costa, val, preu, preus, regal, regals, regalar, classes, menú, lot, loteria
needed_told: reserva, reserves, reservar, reserveu, reservat, cita, cita prèvia, demanar hora, demaneu hora,
  hora prèvia, hora convinguda, hora concertada, agafar hora, inscripció, inscripcions, inscriure's, inscriure-s'hi,
  inscriviu-vos, apuntar-se, apunteu-vos, encarregar, encàrrec, encàrrecs, comanda, comandes, truqueu, trucar,
  avisar, aviseu, avís, registre, concertar, matrícula
needed_alone: sense reserva, sense reserva prèvia, sense cita, sense cita prèvia, sense hora, sense inscripció,
  no cal reserva, no cal reservar, no cal reserva prèvia, no cal cita, no cal cita prèvia, no cal demanar hora,
  no cal inscripció, no cal apuntar-se, no és necessari reservar, no és necessària la reserva, no es fan reserves,
  no fem reserves, no acceptem reserves, no s'accepten reserves, només amb reserva, només amb cita,
  només amb cita prèvia, només amb reserva prèvia, únicament amb cita prèvia, amb cita prèvia, amb reserva prèvia,
  sota reserva, sota demanda, per encàrrec, cita prèvia, hores concertades, hora concertada, hores convingudes,
  reserva obligatòria, reserva prèvia obligatòria, reserva recomanada, reserva prèvia, imprescindible reserva,
  es recomana reservar, es recomana reserva, cal reserva, cal reservar, cal reserva prèvia, cal cita prèvia,
  cal demanar hora, cal inscripció prèvia, inscripció prèvia, entrada lliure, accés lliure, per ordre d'arribada
needed_with: cal, caldrà, s'ha de, heu de, has de, ha de, han de, necessari, necessària, obligatori, obligatòria,
  imprescindible, recomanem, recomanable, recomana, aconsellable, aconsellem, és millor, prèvia, previ, prèviament,
  abans, amb antelació, antelació, per avançat, anticipació, mínim, almenys, # dies, # hores, si us plau, sisplau,
  preguem, demanem, sense, només
needed_unlike: cancel·l*, anul·l*, bestreta, dipòsit, fiança, paga i senyal, baixa, reembors*, devolució,
  penalització
needed_never: reserva natural, reserva de la biosfera, vi de reserva, gran reserva, vi reserva, ens reservem el dret,
  dret de reserva, reserva el dret, hores lectives, hora de tancament
needed_asked: cal, s'ha de, he de, haig de, hem de, hauria de, necessari, necessària, obligatori, obligatòria,
  imprescindible, necessito, fa falta, sense, antelació, abans, directament, només, val més, millor, recomanable,
  prèvia, per avançat
needed_notasked: què passa si, i si, què passa, en cas de
book_told: reserva, reserves, reservar, reserveu, feu la reserva, feu la vostra reserva, fes la teva reserva, cita,
  cita prèvia, demanar hora, demaneu hora, demana hora, demanar cita, demaneu cita, demana cita, concertar cita,
  concertar una visita, concertar hora, inscripció, inscripcions, inscriure's, inscriure-us, inscriviu-vos,
  inscriu-te, apuntar-se, apuntar-s'hi, apunteu-vos, apunta't, matrícula, matrícules, matricular-se, preinscripció,
  fer-se soci, fes-te soci, feu-vos socis, donar-se d'alta, sol·licitud, formulari, butlleta, encàrrec, encàrrecs,
  encarregar, comanda, comandes, fer una comanda, comprar entrades, venda d'entrades, entrades a la venda,
  compra d'entrades, taquilla, taquilles, llista d'espera, registre
book_with: en línia, online, web, pàgina web, www*, lloc web, internet, telèfon, tel., tel, telefònica*,
  telefònicament, trucant, truqueu, truca, trucada, correu, correu electrònic, e-mail, email, mail, @, formulari,
  recepció, secretaria, oficina, taquilla, taquilles, taulell, mostrador, botiga, app, aplicació, whatsapp,
  instagram, presencialment, en persona, enllaç, llista, bestreta, dipòsit, paga i senyal, plataforma,
  àrea de client, compte
book_rather: en línia, online, trucant, truqueu, telèfon, web, correu, formulari, app, whatsapp, reserveu, reservar,
  inscripcions, cita, recepció, taquilla
book_unlike: bestreta, dipòsit, fiança, cancel·l*, anul·l*, reembors*, sopar, aparcament, baixa, penalització
book_never: multa, multes, accident, sinistre, formulari de devolució, full de reclamacions, full de reclamació,
  formulari de desistiment, reserva natural, gran reserva, ens reservem el dret, registre mercantil,
  registre sanitari, cita textual
book_notasked: què passa si, i si, què passa, en cas de
cancel_told: cancel·l*, cancel·lació, cancel·lacions, cancel·lar, cancel·leu, anul·l*, anul·lació, anul·lacions,
  anul·lar, anul·leu, canvi de data, canvis de data, canviar la data, canviar l'hora, modificar la reserva,
  modificacions, ajornar, ajornament, ajornar la, aplaçar, posposar, donar-se de baixa, donar de baixa, la baixa,
  de baixa, les baixes, baixa voluntària, rescindir, rescissió, resoldre el contracte, resolució del contracte,
  desistiment, desistir, preavís, permanència, sense permanència, no podeu venir, no podeu assistir, no pots venir,
  no poder assistir, avisar amb # hores, aviseu amb, aviseu-nos, fins a # dies abans, fins a # hores abans,
  fins # dies abans, # hores d'antelació, # dies d'antelació, menys de # hores, menys de # dies
cancel_rather: gratuït, gratuïta, gratuïtament, sense cost, sense càrrec, sense despeses, dies, hores, setmanes, mes,
  mesos, # %, #%, %, abans, antelació, import
cancel_unlike: artista, per part nostra, si nosaltres, l'organització, organitzador, mal temps, reembors*,
  classe cancel·lada, baixa mèdica, baixa laboral
cancel_never: baixa temperatura, temporada baixa, planta baixa, part baixa, cambra baixa, baixa per maternitat,
  tauler d'anuncis, baixa intensitat, baixa tensió, baixa qualitat, baixa del mercat
late_told: arribar tard, arribeu tard, arribes tard, arriba tard, arriben tard, arribar més tard, arribeu més tard,
  arribades tardanes, arribada tardana, arribada tard, feu tard, fas tard, fer tard, fa tard, retard, retards,
  retardat, retardar-vos, endarreriment, endarreriu, us endarreriu, impuntualitat, puntualitat, no presentar-se,
  no es presenta, no us presenteu, no et presentes, no presentats, no presentat, no presentació, no assistència,
  no assistir, incompareixença, no compareixer, no show, no-show, no avisar, faltar, faltes d'assistència,
  falta d'assistència, minuts de cortesia, minuts de marge, minuts de retard, minuts tard, temps de cortesia,
  esperarem # minuts, mantindrem la reserva, mantenim la reserva, guardem la taula, es guarda la taula,
  un cop començada, un cop començat, un cop iniciada, després de l'inici, última entrada, últim accés,
  passada l'hora, arribada després de les, arribades després de les, arribeu després de les
late_rather: tard, retard, minuts, # minuts, més tard, es perd, perdeu, escurçar, reduirà, cobrarem, cobra,
  penalització, recàrrec, no es podrà, esperem
late_unlike: sortida tardana, sortida més tard, equipatge, interessos, demora en el pagament, retard en el pagament,
  late check-out, retard en l'enviament
late_never: late check-out, late checkout, com a molt tard, més tard d'hora, més aviat o més tard,
  retard de la parla, retard maduratiu, retard del llenguatge, retard en el lliurament, retard en el pagament
complaint_told: queixa, queixes, reclamació, reclamacions, full de reclamacions, fulls de reclamacions,
  fulls oficials de queixa, reclamar, suggeriments, queixes i suggeriments, insatisfet, insatisfeta, descontent,
  no esteu contents, no esteu satisfets, no esteu satisfet, no estàs content, no està satisfet, no quedeu satisfets,
  si alguna cosa no, si hi ha algun problema, si teniu algun problema, si tens algun problema, qualsevol incidència,
  incidències, atenció al client, servei d'atenció, defensor del client, defensor de l'usuari,
  oficina del consumidor, agència catalana del consum, junta arbitral, mediació, arriba malmès, arriba danyat,
  producte defectuós
complaint_rather: @, www*, telèfon, truqueu, truca, correu, email, formulari, recepció, oficina, per escrit,
  escriviu, adreceu-vos, dirigiu-vos, responem, resposta, dies, solució
complaint_never: reclam publicitari, reclam turístic, motiu de consulta, reclamació de deutes
delivery_told: enviament, enviaments, enviem, s'envia, s'envien, enviarem, despeses d'enviament, cost d'enviament,
  costos d'enviament, enviament gratuït, lliurament, lliuraments, lliurem, es lliura, entrega a domicili,
  entregues a domicili, entrega, entregues, entreguem, repartiment, repartim, repartiment a domicili, a domicili,
  servei a domicili, portem a casa, us ho portem, ho portem a casa, t'ho portem, a casa vostra, a casa teva,
  al vostre domicili, missatgeria, missatger, transportista, correus, punt de recollida, recollida a la botiga,
  recollida a botiga, recollir a la botiga, recollir-ho a la botiga, per emportar, número de seguiment,
  termini d'entrega, termini de lliurament, terminis de lliurament, ports gratuïts, ens desplacem, desplaçament,
  visites a domicili
delivery_rather: dies, dies laborables, hores, gratuït, gratuïta, gratis, cost, €, euros, domicili, casa, comandes,
  comanda, península, balears, a partir de, superiors
delivery_unlike: devolució, devolucions, tornar, retorn, duana, duanes, danyat, malmès, defectuós
delivery_never: enviament de correus electrònics, enviament del formulari, enviament de la newsletter,
  enviem un correu, enviem un enllaç, enviarem un correu, enviarem la confirmació, enviarem l'enllaç,
  enviem la factura, enviament de publicitat, enviament de comunicacions, lliurament de claus, lliurament de premis,
  lliurament de notes, lliurament del vehicle, informe, certificat, currículum, entrega de claus,
  entrega de les claus
who_told: propietari, propietària, propietaris, propietàries, amo, mestressa, amos, director, directora,
  equip directiu, dirigit per, dirigida per, dirigeix, gerent, gerència, encarregat, encarregada, responsable,
  responsables, cap de cuina, cap d'estudis, cap de sala, xef, fundador, fundadora, fundadors, fundadores,
  fundat per, fundada per, va fundar, van fundar, president, presidenta, junta directiva, presideix, titular,
  regentat per, regentada per, regenta, gestionat per, gestionada per, portat per, al capdavant, empresa familiar,
  negoci familiar, tercera generació, segona generació, quarta generació, la família, el nostre equip,
  equip de professionals, l'equip, equip professional, equip mèdic, equip humà, els nostres professionals,
  el nostre personal, professorat, doctor, doctora, dr., dra.
who_rather: propietari, propietària, propietaris, director, directora, dirigeix, dirigit, fundador, fundadora,
  fundat, fundada, equip, família, familiar, gerent, responsable, president, presidenta
who_unlike: gos, gossos, animal, animals, per escrit, responsabilitat, preus, €, pares, festes, esdeveniments,
  vehicle, cotxe, dades
who_never: propietari del gos, propietaris de gossos, propietari del vehicle, propietaris de mascotes,
  propietari de l'animal, entrada familiar, habitació familiar, habitacions familiars, metge de família,
  titular de la targeta, titular del compte, titular de la reserva, responsable del tractament,
  no ens fem responsables, no es fa responsable, comunitat de propietaris, cap de setmana, caps de setmana,
  cap d'any, família nombrosa, direcció única, en direcció, turisme responsable, consum responsable, antic propietari
who_notasked: quan, quant, paga, pagar
data_told: dades personals, dades de caràcter personal, protecció de dades, les vostres dades, les seves dades,
  les teves dades, dades dels clients, dades dels usuaris, les dades, privacitat, política de privacitat, rgpd, lopd,
  lopdgdd, responsable del tractament, tractament de dades, tractament de les dades, tractem les dades,
  delegat de protecció, confidencial, confidencials, confidencialitat, drets d'accés, dret d'accés, rectificació,
  supressió, drets d'imatge, dret a la imatge, autorització d'imatge, fer fotografies, fotos i vídeos, fem fotos,
  publicació de fotografies, ús d'imatges, publiquem fotos, consentiment, cookies, política de galetes,
  videovigilància, càmeres de seguretat, a tercers, cedim, cessió de dades, secret professional
data_rather: guardem, conservem, tractem, es conserven, cedim, cediran, compartim, esborrem, suprimir, supressió,
  eliminar, protegim, xifrat, xifrades, consentiment, autorització, tercers, publiquem, no venem
data_never: contrasenya, transmissió de dades, pla de dades, base de dades, bases de dades, dades tècniques,
  dades de contacte, dades mòbils, anàlisi de dades, ciència de dades, dades bancàries per, galetes de xocolata,
  galetes casolanes, a tercers països de viatge, dades històriques
data_notasked: perdut, perdudes, perdre, exportar, exportació, importar, còpia de seguretat, còpies de seguretat,
  backup, recuperar, restaurar, migrar
jobs_told: estem contractant, contractem personal, busquem personal, cerquem personal, necessitem personal,
  busquem .. llibreter*, busquem .. cambrer*, busquem .. dependent*, busquem .. ajudant*, busquem .. persona amb,
  busquem .. persona per, busquem .. per incorporar, busquem .. per al nostre equip, incorporació immediata,
  incorporar a l'equip, incorporar-se a l'equip, reforçar l'equip, ampliar l'equip, uneix-te al nostre equip,
  uneix-te a l'equip, formar part del nostre equip, oferta de feina, ofertes de feina, oferta de treball,
  ofertes de treball, ofertes d'ocupació, borsa de treball, lloc de treball, llocs de treball, llocs vacants,
  treballa amb nosaltres, treballeu amb nosaltres, treballar amb nosaltres, feina d'estiu, feina per a estudiants,
  aprenent, aprenents, aprenenta, contracte d'aprenentatge, contracte de formació, formació dual, fp dual,
  pràctiques en empres*, alumnes en pràctiques, estudiants en pràctiques, persona en pràctiques,
  conveni de pràctiques, contracte de pràctiques, places de pràctiques, becari, becària, becaris, candidatura,
  candidatures, currículum*, curriculum vitae, cv, carta de presentació, procés de selecció, entrevista de feina
jobs_rather: envia .. currículum, envia'ns .. currículum, envieu .. currículum, enviar .. currículum,
  fes arribar .. currículum, feu arribar .. currículum, porta .. currículum, envia .. cv, envieu .. cv, enviar .. cv,
  candidatures fins, candidatures a, escriu a, escriviu a, busquem, cerquem, contractem, formem, comença el,
  a partir del #, incorporació el, l'hora, hores setmanals, per correu electrònic, pregunta per
jobs_never: classes pràctiques, pràctiques de conducció, bones pràctiques, feina ben feta, feina artesanal,
  places vacants al curs, plaça d'aparcament, roba de feina, company* de feina, ocupació de la sala, ocupació màxima,
  la nostra experiència
jobs_notasked: classes pràctiques, pràctiques de conduir, pràctiques de cotxe, company de feina, companya de feina,
  imprimir el cv, imprimir el currículum, vacants al curs, molta feina, portàtil
`
