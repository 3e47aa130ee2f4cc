/**
 * What people say who ask for a topic in words that do not name it, in the languages that most documents
 * are in: by the name of the topic, between commas; a word that ends with * has any ending.
 */
export const MEANT_PHRASES: Readonly<Record<string, string>> = {
  offer: `
    services, overview of, your range, what can i get from, what can you do for me, what you guys have, what do you specialise in, what do you specialize in, things you specialise, all about, what could you help, what are you selling, line of business, what is on the menu, what s on the menu, can i choose from
    leistungen, angebot, was gibts, was gibt es bei, was macht ihr, womit beschaftig*, worum gehts, worum geht es, was treibt ihr, sortiment
    servicios, que puedo encontrar, de que va, a que os dedicais, a que se dedican, que haceis, que hacen
    vos prestations, vous faites quoi, que trouve t on, c est quoi le principe, vos activites
    servizi, cosa si puo trovare, di cosa vi occupate, cosa fate
    aanbod, wat doen jullie, waar bent u in gespecialiseerd, waarvoor kan ik
    servicos, o que fazem, fazem o que, o que posso encontrar, qual e a vossa area`,
  pay: `
    payment options, settle up, settle the bill, how would you like the money, checkout methods, amount be settled, invoice or, on invoice, transfer it, ways to cover, ways are there to, billing side, pay you, paypal or
    zahlungsarten, zahlungsmoglichkeiten, auf rechnung, paypal oder, das geld denn, wie zahl*, womit zahl*
    formas de pago, medios de pago, un bizum, se abona, se liquida, hacer una transferencia
    moyens de paiement, un virement, on regle comment, regler comment, c est paypal
    metodi di pagamento, con un bonifico, come volete i soldi, si regola in
    betaalmogelijkheden, een tikkie, maak ik het over, +afrekenen, op factuur
    formas de pagamento, por transferencia, mbway, receber o dinheiro, acerta se a conta`,
  cards: `
    cash only, carry cash, +plastic, +contactless, tap to pay, card reader, card machine, +mastercard, +amex, visa or, my debit, to an atm, only have cards, credit cards accepted
    bargeld dabei, nie bargeld, +kontaktlos, zum automaten, auch ec, ec karte, nur bar, mit karte
    efectivo encima, +datafono, visa o, metalico, con tarjeta, tarjeta
    la cb, liquide sur moi, sans contact, visa mastercard, par carte, carte bleue
    il pos, con i contanti, +bancomat, carte di credito, visa o mastercard
    +pinnen, contant geld, creditcards, pinpas, visa of
    +multibanco, dinheiro vivo, cartao de credito, visa ou`,
  book: `
    get a slot, get a spot, get an appointment, secure a place, secure a spot, becoming a customer, become a customer, where do i register, where do i sign up, where can i sign up, arrange something, want to order, want to book, want to join, like to join, like to come, steps to enrol, put my name down, how to reserve, how do i reserve, an online form
    an einen termin, melde ich mich an, zum reservieren, will bestellen, will buchen, mochte buchen, wo meldet man sich an
    pedir cita, donde me puedo apuntar, reservar como, para inscribirme, como me apunto, quiero reservar
    voudrais un rdv, on s inscrit, pour reserver, passer commande, voudrais reserver, m inscrire
    vorrei un appuntamento, ci si iscrive, prenotazioni, per ordinare, vorrei prenotare, iscrivermi
    aan een afspraak, me aanmelden, iets bestellen, wil graag boeken, inschrijven
    queria marcar, me posso inscrever, agendamento, uma encomenda, quero reservar`,
  needed: `
    just turn up, just show up, just walk in, just come, just pop, simply show up, simply turn up, walk ins, walk in, drop in, pop in, drop by, pop by, +spontaneously, on the spur, arrange it beforehand, ahead of time, by appointment only, call first, ring first, call ahead, first come first served, +unannounced, without booking, without an appointment
    einfach so vorbei*, einfach vorbei*, einfach so kommen, auch spontan, nur mit voranmeldung, ohne termin, ohne anmeldung, vorher anrufen, vorher bescheid
    ir sin mas, sin cita previa, llamo antes, avisar con antelacion, sin cita, sin reserva, sin avisar, me paso directamente
    a l improviste, uniquement sur rendez, prevenir avant, sans reservation, sans rdv, sans rendez
    senza avvisare, su appuntamento, senza prenotare, senza prenotazione, passo e basta, d accordo prima, mettersi d accordo
    zo binnenlopen, van tevoren bellen, op afspraak, onaangekondigd, zonder afspraak, gewoon langskomen
    sem avisar, com hora marcada, ligar antes, com antecedencia, sem marcacao, combinar com`,
  cancel: `
    can t make it, cannot make it, something comes up, change my mind, changed my mind, change our mind, plans might, plans change, calling it off, call it off, call off, back out, pull out, pull out again, get out of it, get out of, +withdraw, won t be coming, not be able to come, can t come, tied to it, locked in, fell ill, fall ill, get sick, drop out, quit, +cancellation, +cancel, unable to attend, no longer come, don t want it any more
    +dazwischenkommt, dazwischen kommt, anders uberlege, wieder raus, +storno*, +absagen, muss absagen, krank geworden, krank werde, nicht kommen kann, doch nicht kommen, +kundigen, verhindert bin, zurucktreten
    me surge algo, surge algo, no puedo ir, por anular, echarme atras, darme de baja, cancelar, anular, penalizacion, cambio de opinion, me lo he pensado
    un empechement, +empechement, me desister, change d avis, +annulation, annuler, me degage, je ne peux plus venir, resilier
    un imprevisto, non riesco a venire, +disdetta, +disdire, cambiato idea, tirarmi indietro, annullamento, annullare, penali
    komt er iets tussen, iets tussen, eraan vast, er nog vanaf, annuleringskosten, +annuleren, afzeggen, opzeggen, toch niet kan
    surgir um imprevisto, um imprevisto, por desistir, desistir, mudei de ideias, voltar atras, anular, cancelar, nao puder ir`,
  refund: `
    be repaid, +repaid, lose everything, money back, my money, my cash, credit the amount, send something back, send it back, sending it back, give it back, bring it back, return it, some of it again, reimbursed, +refund, exchange it, don t like it, not satisfied with it can
    die kohle wieder, geld wieder, geld zuruck, etwas zuruckgeben, zuruckgeben, ruckerstattung, betrag jetzt futsch, +umtauschen, nicht gefallt, zuruckschicken
    me devolveis, me devuelven, +reembols*, pierdo lo que, devoluciones, devolver, si no me convence
    vous me rendez, +rembourse*, etre rembourse, retours, la somme est perdue, me plait pas, echanger, rendre l article
    mi ridate i soldi, +rimbors*, restituire, la cifra e persa, non mi piace, cambiare la merce
    centen terug, geld terug, +retourneren, terugbetaling, ben ik dat bedrag kwijt, tegenvalt, ruilen
    devolvem me, devolvem o, reembolso*, trocas e devolucoes, perco o valor, nao gostar, devolver`,
  prices: `
    shell out, is it expensive, budget for, rates, ballpark, your fees, set me back, your tariff, price list, what do you charge, how pricey, the damage, cost me, price range, what s the price, your rates
    wie teuer, welchen kosten, preisliste, was nehmt ihr, preise, was kostet der spass
    por cuanto me sale, que tarifas, es muy caro, de que presupuesto, tarifas, lista de precios, precios
    c est combien, vos tarifs, coute cher, quel budget, tarifs, liste des prix
    quanto si spende, il listino, tariffe, siete cari, prezzi
    wat ben ik kwijt, uw tarieven, duur bij jullie, prijslijst, tarieven, prijzen
    quanto e, tabela de precos, fica caro, que orcamento, precario, precos`,
  discount: `
    it cheaper, cheaper for, any deals, deals, off for, a bit off, better rate, save some money, special offers, special offer, offers, knock a bit, pay less, price reductions, i m a student, unemployed, pensioner*, regulars, loyalty, bargain, concession*, reduced, student rate, family rate, senior rate, nhs, promo*
    +billiger, +ermassigung*, rabatte, +rabatt, sparen, rentner, studentin, student, vergunstigung*, nachlass, aktionen, gunstiger
    mas barato, alguna promocion, ofertas, +rebaja*, jubilados, familias numerosas, descuento*, soy estudiante
    moins cher, une remise, aux retraites, promos, +ristourne, reduction*, je suis etudiant*, tarif reduit
    pago meno, +agevolazion*, sconti, sconto, promozione, sono studente, ridotto
    wat goedkoper, +goedkoper, aanbiedingen, +korting, speciaal tarief, 65 plussers, ik ben student
    mais barato, condicoes especiais, reformados, promocoes, descontos, desconto, sou estudante, atencaozinha`,
  wifi: `
    get online, go online, get on the internet, +wlan, wi fi, +wifi, wireless, +hotspot, check my emails, free net, internet, a connection there
    +wlan, ins internet, netz fur gaste, +hotspot, internetzugang
    clave del wifi, +wifi, a internet, hay conexion, +inalambrica
    code wifi, +wifi, a internet, du reseau, +hotspot
    +wifi, in internet, connessione, rete per gli ospiti
    +wifi, op internet, verbinding, +draadloos
    +wifi, senha do, a internet, ha rede`,
  parking: `
    leave the car, leave my car, leave the vehicle, by car where, coming by car, spaces outside, spot for the car, space for the car, garage nearby, put my van, put my car, stop with the car, own bays, +parking, park, hunt for a space, car park, driving there, i m driving
    mit dem auto wo, stell ich das hin, stellplatze, +tiefgarage, zum parken, +parkplatz*, parken, parkmoglichkeit*, auto abstellen, auto lassen
    en coche donde, plazas de aparcamiento, se aparca, garaje cerca, +aparcar, aparcamiento, +parking, +estacionar
    en voiture je, places de stationnement, se garer, +parking, me garer, garer ma, stationner
    in macchina dove, posti auto, +parcheggi*, garage vicino, lascio la macchina
    met de auto waar, parkeerplaatsen, +parkeergarage, je wagen, +parkeren, mijn auto kwijt
    de carro onde, estacionamento, +estacionar, garagem perto, lugares de estacionamento`,
  age: `
    too old, too young, over 18, under 18s, adults only, years of age, how young, for minors, minors, old enough, only 12, age limit, age restriction, what age, how old do, how old must, how old should, how old have, of age, upper limit, year old allowed
    ab wie viel jahren, ab welchem alter, erst 16, darf ich schon, +volljahrig, zu alt, zu jung, altersgrenze, mindestalter, wie alt muss, wie alt soll
    a partir de que edad, que edad hay, me admiten, mayor de edad, demasiado mayor, limite de edad, edad minima, cuantos anos hay
    combien d annees, a partir de quel age, quel age faut, +majeur, trop vieux, trop jeune, age minimum, limite d age
    da quanti anni, quanti anni bisogna, quanti anni si, +maggiorenni, troppo vecchi*, troppo giovan*, eta minima, limiti di eta
    vanaf hoe oud, vanaf welke leeftijd, mag ik al, volwassen zijn, te oud, te jong, leeftijdsgrens, hoe oud moet
    a partir de que idade, que idade e, maiores de 18, velho demais, velha demais, limite de idade, idade minima, quantos anos e`,
  children: `
    kid friendly, child friendly, family friendly, +youngsters, small ones, little ones, my son, my daughter, my kid*, my child*, my toddler, my baby, the kids, grown ups, +babysitter, with a baby, with kids, with children
    mein kleiner, meine kleine, auf familien, +babysitter, meine tochter, meinen sohn, mein sohn, +kinderfreundlich, meine kinder, mit kindern, mit kind
    el peque, la peque, para familias, mi hija, mi hijo, mis hijos, ninos, con ninos, con mi bebe
    mon petit bout, les enfants, ma fille, mon fils, adapte aux familles, mes enfants, avec des enfants, bebe
    il mio piccolo, per le famiglie, mia figlia, mio figlio, bambini, i miei figli
    m n kleintje, +kindvriendelijk, mijn dochter, mijn zoon, hele gezin, mijn kinderen, met kinderen
    meu miudo, para familias, minha filha, meu filho, criancas, meus filhos, com criancas`,
  dogs: `
    four legged, pet friendly, dog friendly, +labrador, +puppy, +pooch, my cat, my dog, my pet, +furry, +terrier, doggo, animals allowed, pets, dogs, our dog, a dog
    +vierbeiner, +haustiere, +dackel, mit tieren, mein hund, meinen hund, hund mit, hunde, hund, katze
    mi perr*, +mascotas, con un animal, pet friendly, perros, mi gato
    mon toutou, animaux, +labrador, les chiens, mon chien, un chien, mon chat
    +cagnolin*, animali, quattro zampe, +labrador, il mio cane, cani, un cane
    +viervoeter, +huisdier*, mijn hond, dieren oke, honden, de hond, m n hond
    +patudo, animais, meu cao, pet friendly, caes, cachorro, o cao`,
  access: `
    +stairs, a lift, +walker, barrier free, +ramp, climb steps, limited mobility, one level, +crutches, +wheelchair, step free, disabled, ground floor, +elevator, reduced mobility, mobility issues, can t walk, mobility scooter
    +rollstuhl, +barrierefrei, +aufzug, schlecht zu fuss, +rollator, treppen, stufen, gehbehinder*, krucken, ebenerdig
    silla de ruedas, +escaleras, +ascensor, movilidad reducida, rampa, muletas
    en fauteuil, fauteuil roulant, +ascenseur, des marches, mobilite reduite, bequilles, escaliers, rampe
    +carrozzina, +ascensore, +gradini, barriere, deambulatore, sedia a rotelle, disabili
    +rolstoel, lift, drempels, trappen, slecht ter been, +rollator, krukken
    cadeira de rodas, +elevador, escadas, +degraus, mobilidade reduzida, rampa, muletas`,
  delivery: `
    bring it to my, drop it off, send things, by post, pick up the only, come to me, to my house, to my door, to my home, +courier, +mailed, postage, till it arrives, until it arrives, ship, +shipping, deliver, delivered, delivery, sent to me, get it sent
    mir das auch nach hause, nach hause, mit der post, +lieferzeit, +versandkosten, selber abholen, selbst abholen, liefert ihr, liefern sie, zuschicken, geliefert
    me lo traeis, a casa, gastos de envio, en llegar el pedido, a recogerlo, +mensajeria, envios, enviar, enviais, reparto
    m apporter, chez moi, frais de port, par la poste, le chercher, expedi*, livr*, en combien de temps
    me lo portate, spese di spedizione, ad arrivare, di persona, +corriere, spedite, consegna*, a domicilio
    ook thuis, verzendkosten, +levertijd, zelf ophalen, met de post, bezorg*, thuisbezorg*, opsturen
    levam a casa, portes de envio, a chegar, ir levantar, pelo correio, entreg*, envio, enviam`,
  bring: `
    do i pack, should i pack, have anything with me, have something with me, on me when, need from me, empty handed, in my bag, carry with me, what to take, what to bring, come equipped, checklist, need to have with me, take along, bring along, bring with me, my own things
    pack ich ein, einpacken, unterlagen, dabeihaben, leeren handen, mitbringen, mitnehmen muss
    meto en la bolsa, algun documento, hay que llevar, manos vacias, tengo que traer, que llevo
    dans mon sac, se munir, avoir quoi avec moi, quelles affaires, dois je apporter, mains vides, apporter
    metto in borsa, con me qualche, portarsi dietro, a mani vuote, devo portare
    in m n tas, papieren of spullen, bij me hebben, lege handen, meenemen, meebrengen
    ponho na mochila, algum documento, levar comigo, de maos a abanar, tenho de levar, devo trazer`,
  late: `
    stuck in traffic, train s delayed, train is delayed, delayed, there on time, on time, +overslept, missed it, grace period, running 20, mins behind, minutes behind, running behind, +punctual, after the agreed time, no shows, no show, held up, hold my spot, hold my place, running late, be late, arrive late, come late, late arrival, lateness, lose my place
    im stau, +punktlich, +verschwitzt, +verspat*, zu spat, verpasst, spater komme, verschlafen
    en un atasco, un atasco, cortesia, me retraso, llego a la hora, se me ha pasado, llego tarde, tarde, retraso, puntual
    dans les bouchons, +bouchons, en retard, retard, loupe l heure, +ponctuel, en cas de retard
    nel traffico, tolleranza, puntuale, in ritardo, ritardo, scordato dell, faccio tardi
    in de file, op tijd red, afspraak gemist, vertraging, te laat, later kom
    no transito, tolerancia, chegar a horas, falhei a marcacao, atraso, atrasad*, chegar tarde`,
  included: `
    get for my money, extras on top, any extras, cover everything, pay for separately, all in, hidden costs, comes with it, part of the package, full amount, charges get added, all inclusive, already in there, add ons, surcharge*, extra costs, on top of, included, what do i get for
    fur mein geld, +extrakosten, alles inklusive, schon alles mit drin, manches separat, inbegriffen, zusatzkosten, aufpreis, inklusive
    entra por ese dinero, pagar algo aparte, todo incluido, habra extras, incluido, que incluye, suplemento*
    droit a quoi, supplements a prevoir, tout compris, englobe, inclus, compris dans, en plus du prix
    mi spetta, da pagare a parte, tutto compreso, prezzo copre, compreso, incluso, supplement*
    voor m n geld, extra kosten, all in, bij het bedrag in, dingen apart, inbegrepen, inclusief, toeslag*
    tenho direito por, pagar a parte, tudo incluido, ja cobre, incluido, custos extra, suplemento*`,
  complaint: `
    went wrong, deals with problems, bad service, negative feedback, +disappointed, there s an issue, messed up, +ombudsman, for disputes, dispute, +unhappy, complain, +complaint*, not happy, fed up, report a problem, poor service, dissatisfied, not satisfied, speak to the manager
    echt sauer, bei problemen, +reklamation, +beschwer*, zufriedenstellend, unzufrieden, nicht zufrieden, schiefgelaufen, arger
    +descontent*, reclamacion*, un problema a quien, una queja, quej*, insatisfech*, mal servicio
    pas content*, reclamation, en cas de souci, decu*, me plaindre, plainte, mecontent*
    +scontent*, +reclamo, lamentel*, andato storto, insoddisfatt*, non soddisfatt*
    ik baal, +klacht*, misgegaan, niet tevreden, ontevreden, klagen
    +descontent*, reclamac*, correr mal, queixa, insatisfeit*, reclamar`,
  voucher: `
    as a gift, as a present, birthday present, present idea, a present for, treat my, certificate for, coupons to, give away, to redeem, gift for, gift card*, gift voucher*, as a surprise, christmas present, voucher*
    geburtstag schenken, schenken, geschenkkarten, +gutscheine, +gutschein, verschenken
    regalar, tarjetas regalo, bonos para, algun vale, tarjeta regalo, cheque regalo
    l offrir, cartes cadeaux, bons cadeaux, cheque cadeau, carte cadeau, bon cadeau, offrir a
    regalarlo, buoni regalo, gift card, buono regalo, sotto l albero, regalare
    cadeau doen, bonnen om, cadeaukaart, cadeaubon*, weg te geven, onder de kerstboom
    oferecer a, cheque prenda, cartoes presente, algum vale, vale presente, prenda`,
  directions: `
    which bus, bus goes, find you, reach you by, nearest station, nearest stop, route from, off the motorway, walk there from, walk from, travel there, getting there, public transport, get to you, how do i get there, how do i get to, way to you, +directions, by train, by bus, sat nav, postcode
    welcher bus, finde ich sie, finde ich euch, +anfahrt, vom bahnhof, zu ihnen, zu euch, wie komme ich, wie komm ich, haltestelle, offentlichen
    que autobus, como los encuentro, como llegar, en metro, en tren, como llego, como os encuentro, transporte publico
    quel bus, vous trouver, +itineraire, de la gare, comment venir, venir chez vous, transports en commun, y aller
    che autobus, vi trovo, +indicazioni, dalla stazione, come arrivo, come si arriva, mezzi pubblici
    welke bus, u vinden, jullie vinden, +routebeschrijving, vanaf het station, hoe kom ik, openbaar vervoer
    que autocarro, vos encontro, como chegar, da estacao, como chego, transportes publicos`,
  guarantee: `
    breaks after, it breaks, break down after, liable for it, turns out faulty, faulty, stand behind your, doesn t last, with defects, +defect*, vouch for, is it covered, covered if, +warranty, +guarantee*, stops working
    kaputtgeht, kaputt geht, haften sie, mangeln, +garantie, gewahrleistung, bessert ihr, nicht halt
    se estropea, por defectos, +garantia, algo falla, arreglais gratis, se rompe
    ca casse, en cas de defaut, +garantie, ca ne tient pas, reparez gratuitement, tombe en panne
    si rompe, dei difetti, +garanzia, sistemate gratis
    stukgaat, aansprakelijk, gebreken, +garantie, gratis in orde, kapot gaat
    avariar, por defeitos, +garantia, ficar mal feito, se estragar`,
  deposit: `
    +upfront, up front, part of it in advance, security payment, put down, money from me before, +prepayment, a part now, caution money, advance due, down payment, +deposit, deposits, pay in advance, secure it
    vorab schon geld, etwas anzahlen, +anzahlen, +kaution, +vorschuss, anzahlung, vorkasse, im voraus zahlen
    adelantar algo, +fianza, senal, a cuenta, por adelantado, anticipo
    avancer de l argent, un acompte, +acompte, caution, des arrhes, +arrhes
    anticipare qualcosa, +caparra, +acconto, una parte subito, cauzione
    vooraf al, +aanbetaling, +borg, een voorschot, vooruit betalen
    adiantar algum, +caucao, +sinal, uma entrada, adiantado`,
  holidays: `
    easter monday, over new year, new year, 1st of may, may day, days in summer, good friday, bank holiday*, break during the year, festive season, days of the year, +christmas, public holiday*, holiday hours, closed any days, over the holidays, boxing day
    +ostermontag, weihnachten und neujahr, zwischen weihnachten, +betriebsferien, 1 mai, +feiertag*, silvester, ostern, pfingsten
    semana santa, por vacaciones, festivos, 1 de mayo, navidad, festivo, dias de fiesta
    lundi de paques, fetes de fin, jours feries, conges annuels, jour ferie, noel, 1er mai, 14 juillet
    +pasquetta, chiusura estiva, giorni festivi, +ferragosto, natale, pasqua, capodanno
    paasdag, kerst en, vakantiesluiting, +koningsdag, feestdagen, oud en nieuw, pinksteren
    na pascoa, para ferias, feriados, 25 de dezembro, natal, ano novo, feriado`,
  who: `
    whose place, people behind, be dealing with, staff qualified, is in charge, who started, family run, the manager there, the owner, your staff, the boss, who founded, who set up, who is behind, who owns, who runs, the people who work, your team
    wem gehort, habe ich es bei, zu tun, chef, eure leute, inhaber, wer steckt, euer team, ihr team
    el jefe, la jefa, detras de este, el dueno, la duena, las personas que me, quien lleva
    le patron, vais je avoir affaire, votre equipe, se cache derriere, la patronne, le proprietaire, qui dirige
    il capo, di chi e l, titolare, le persone che mi, il proprietario, chi gestisce
    van wie is, krijg ik bij u te maken, de baas, je collega s, de eigenaar, jullie team
    quem manda, de quem e o, equipa, quem me vai atender, o dono, a dona, quem dirige`,
  data: `
    my details, passed on, +gdpr, information about me, what i tell you, storing stuff, about me, what i enter, +confidential, my records, mailing list, spam me, personal information, +privacy, my data, personal data, data protection
    verkauft ihr meine, uber mich, +datenschutz, +vertraulich, meine daten, +dsgvo
    vender mi, informacion que, proteccion de datos, sobre mi, mis datos, privacidad
    mon adresse mail a, mes informations, +rgpd, +confidentiel, mes donnees, donnees personnelles
    vendete la mia, le informazioni che, +privacy, sapete di me, i miei dati
    m n mailadres, over mij, avg, +vertrouwelijk, mijn gegevens, +privacy
    vender o meu, informacoes que vos, +rgpd, sobre mim, meus dados, +privacidade`,
}
