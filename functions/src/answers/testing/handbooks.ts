/** A small handbook of a shop in one language, what customers ask it, and what it does not hold. */
export interface ForeignHandbook {
  readonly language: string
  readonly fileName: string
  readonly text: string
  /** Question, and words that the answer holds. */
  readonly asked: readonly (readonly [question: string, holds: string])[]
  readonly refused: readonly string[]
}

/** The same few facts in languages that the other tests do not speak. Written for this. */
export const HANDBOOKS: readonly ForeignHandbook[] = [
  {
    language: 'fr',
    fileName: 'guide.txt',
    text: `La boutique est ouverte du mardi au samedi, de 9 h à 18 h. Elle est fermée le dimanche et le lundi.

La location d'un vélo coûte 18 € par jour. Le casque est gratuit. Une caution de 120 € est demandée au départ.

Vous pouvez retourner un article dans un délai de 30 jours avec le ticket de caisse. Les vêtements portés ne sont pas repris.

Notre adresse est 12, rue du Port, à Larmor. L'atelier se trouve derrière la gare.

L'atelier a été fondé en 1987 par Anne Kervella. Aujourd'hui, onze personnes y travaillent.

La boutique est fermée en janvier à cause des travaux. Écrivez-nous à bonjour@velo.example.`,
    asked: [
      ['Combien coûte la location d’un vélo ?', '18 €'],
      ['Le casque est-il payant ou gratuit ?', 'gratuit'],
      ['Quand êtes-vous ouverts ?', '9 h à 18 h'],
      ['Êtes-vous ouverts le dimanche ?', 'fermée le dimanche'],
      ['Quel est le délai pour retourner un article ?', '30 jours'],
      ['Où se trouve l’atelier ?', 'derrière la gare'],
      ['Quelle est votre adresse ?', '12, rue du Port'],
      ['Qui a fondé l’atelier ?', 'Anne Kervella'],
      ['Combien de personnes travaillent à l’atelier ?', 'onze'],
      ['Pourquoi la boutique est-elle fermée en janvier ?', 'travaux'],
    ],
    refused: ['Quelle est la capitale du Pérou ?', 'Qui a peint la Joconde ?'],
  },
  {
    language: 'it',
    fileName: 'guida.txt',
    text: `Il negozio è aperto dal martedì al sabato, dalle 9:00 alle 18:00. La domenica e il lunedì è chiuso.

Il noleggio di una bicicletta costa 18 € al giorno. Il casco è gratuito. Alla partenza si lascia una cauzione di 120 €.

Un articolo si può restituire entro 30 giorni con lo scontrino. I vestiti usati non si cambiano.

Il nostro indirizzo è via del Porto 12, a Larmor. L'officina si trova dietro la stazione.

L'officina è stata fondata nel 1987 da Anna Chervi. Oggi ci lavorano undici persone.

Il negozio è chiuso a gennaio a causa dei lavori. Scriveteci a ciao@bici.example.`,
    asked: [
      ['Quanto costa il noleggio di una bicicletta?', '18 €'],
      ['Il casco è gratuito?', 'gratuito'],
      ['Quando siete aperti?', '9:00'],
      ['Siete aperti la domenica?', 'chiuso'],
      ['Entro quanti giorni posso restituire un articolo?', '30 giorni'],
      ['Dove si trova l’officina?', 'dietro la stazione'],
      ['Qual è il vostro indirizzo?', 'via del Porto 12'],
      ['Chi ha fondato l’officina?', 'Anna Chervi'],
      ['Quante persone lavorano in officina?', 'undici'],
      ['Perché il negozio è chiuso a gennaio?', 'lavori'],
    ],
    refused: ['Qual è la capitale del Perù?', 'Chi ha dipinto la Gioconda?'],
  },
  {
    language: 'pt',
    fileName: 'guia.txt',
    text: `A loja está aberta de terça a sábado, das 9:00 às 18:00. Ao domingo e à segunda está fechada.

O aluguer de uma bicicleta custa 18 € por dia. O capacete é gratuito. À partida pede-se uma caução de 120 €.

Um artigo pode ser devolvido no prazo de 30 dias com o talão. A roupa usada não é aceite.

A nossa morada é Rua do Porto 12, em Larmor. A oficina fica atrás da estação.

A oficina foi fundada em 1987 por Ana Quervela. Hoje trabalham lá onze pessoas.

A loja está fechada em janeiro por causa das obras. Escreva para ola@bici.example.`,
    asked: [
      ['Quanto custa o aluguer de uma bicicleta?', '18 €'],
      ['O capacete é gratuito?', 'gratuito'],
      ['Quando é que a loja está aberta?', '9:00'],
      ['A loja está aberta ao domingo?', 'fechada'],
      ['Qual é o prazo para um artigo ser devolvido?', '30 dias'],
      ['Onde fica a oficina?', 'atrás da estação'],
      ['Qual é a vossa morada?', 'Rua do Porto 12'],
      ['Quem fundou a oficina?', 'Ana Quervela'],
      ['Quantas pessoas trabalham na oficina?', 'onze'],
      ['Porque é que a loja está fechada em janeiro?', 'obras'],
    ],
    refused: ['Qual é a capital do Peru?', 'Quem pintou a Mona Lisa?'],
  },
  {
    language: 'nl',
    fileName: 'gids.txt',
    text: `De winkel is open van dinsdag tot en met zaterdag, van 9.00 tot 18.00 uur. Op zondag en maandag is de winkel gesloten.

Een fiets huren kost € 18 per dag. De helm is gratis. Vooraf vragen we een borg van € 120.

Een artikel kan binnen 30 dagen worden geruild met de kassabon. Gedragen kleding nemen we niet terug.

Ons adres is Havenstraat 12 in Larmor. De werkplaats ligt achter het station.

De werkplaats werd in 1987 opgericht door Anna Kerver. Nu werken er elf mensen.

In januari is de winkel gesloten vanwege een verbouwing. Mail ons op hallo@fiets.example.`,
    asked: [
      ['Hoeveel kost het om een fiets te huren?', '€ 18'],
      ['Is de helm gratis?', 'gratis'],
      ['Wanneer zijn jullie open?', '9.00'],
      ['Is de winkel open op zondag?', 'gesloten'],
      ['Binnen hoeveel dagen kan een artikel geruild worden?', '30 dagen'],
      ['Waar ligt de werkplaats?', 'achter het station'],
      ['Wat is jullie adres?', 'Havenstraat 12'],
      ['Wie heeft de werkplaats opgericht?', 'Anna Kerver'],
      ['Hoeveel mensen werken in de werkplaats?', 'elf'],
      ['Waarom is de winkel in januari gesloten?', 'verbouwing'],
    ],
    refused: ['Wat is de hoofdstad van Peru?', 'Wie schilderde de Mona Lisa?'],
  },
  {
    language: 'pl',
    fileName: 'poradnik.txt',
    text: `Sklep jest otwarty od wtorku do soboty, w godzinach 9:00–18:00. W niedziele i poniedziałki sklep jest zamknięty.

Wypożyczenie roweru kosztuje 80 zł za dzień. Kask jest bezpłatny. Przy odbiorze pobieramy kaucję 500 zł.

Towar można zwrócić w ciągu 30 dni z paragonem. Noszonych ubrań nie przyjmujemy.

Nasz adres to ul. Portowa 12, Larmor. Warsztat znajduje się za dworcem.

Warsztat założyła Anna Kerwela w 1987 roku. Dziś pracuje w nim jedenaście osób.

W styczniu sklep jest zamknięty z powodu remontu. Piszcie na kontakt@rower.example.`,
    asked: [
      ['Ile kosztuje wypożyczenie roweru?', '80 zł'],
      ['Czy kask jest bezpłatny?', 'bezpłatny'],
      ['W jakich godzinach sklep jest otwarty?', '9:00'],
      ['Czy sklep jest otwarty w niedziele?', 'zamknięty'],
      ['W ciągu ilu dni można zwrócić towar?', '30 dni'],
      ['Gdzie znajduje się warsztat?', 'za dworcem'],
      ['Jaki macie adres?', 'Portowa 12'],
      ['Kto założył warsztat?', 'Anna Kerwela'],
      ['Ile osób pracuje w warsztacie?', 'jedenaście'],
      ['Dlaczego sklep jest zamknięty w styczniu?', 'remontu'],
    ],
    refused: ['Jaka jest stolica Peru?', 'Kto namalował Mona Lisę?'],
  },
  {
    language: 'tr',
    fileName: 'rehber.txt',
    text: `Dükkân salıdan cumartesiye kadar 9.00 ile 18.00 arasında açıktır. Pazar ve pazartesi günleri dükkân kapalıdır.

Bisiklet kiralama ücreti günlük 180 liradır. Kask ücretsizdir. Teslimde 500 lira depozito alınır.

Ürünler fişle birlikte 30 gün içinde iade edilebilir. Giyilmiş kıyafetler geri alınmaz.

Adresimiz Liman Sokağı 12, Larmor. Atölye istasyonun arkasındadır.

Atölye 1987 yılında Ayşe Kervan tarafından kuruldu. Bugün atölyede on bir kişi çalışıyor.

Dükkân ocak ayında tadilat nedeniyle kapalıdır. Bize merhaba@bisiklet.example adresinden yazın.`,
    asked: [
      ['Bisiklet kiralama ücreti ne kadar?', '180 lira'],
      ['Kask ücretsiz mi?', 'ücretsizdir'],
      ['Dükkân ne zaman açık?', '9.00'],
      ['Dükkân pazar günü açık mı?', 'kapalıdır'],
      ['Ürünler kaç gün içinde iade edilebilir?', '30 gün'],
      ['Atölye nerede?', 'istasyonun arkasındadır'],
      ['Adresiniz nedir?', 'Liman Sokağı 12'],
      ['Atölyeyi kim kurdu?', 'Ayşe Kervan'],
      ['Atölyede kaç kişi çalışıyor?', 'on bir'],
      ['Dükkân ocak ayında neden kapalı?', 'tadilat'],
    ],
    refused: ['Peru’nun başkenti neresidir?', 'Mona Lisa’yı kim yaptı?'],
  },
  {
    language: 'ru',
    fileName: 'guide.txt',
    text: `Магазин открыт со вторника по субботу с 9:00 до 18:00. В воскресенье и понедельник магазин закрыт.

Прокат велосипеда стоит 800 рублей в день. Шлем предоставляется бесплатно. При выдаче берётся залог 5000 рублей.

Товар можно вернуть в течение 30 дней при наличии чека. Ношеная одежда не принимается.

Наш адрес: Портовая улица, 12, Лармор. Мастерская находится за вокзалом.

Мастерскую основала Анна Кервель в 1987 году. Сегодня в мастерской работают одиннадцать человек.

В январе магазин закрыт из-за ремонта. Пишите нам на privet@velo.example.`,
    asked: [
      ['Сколько стоит прокат велосипеда?', '800 рублей'],
      ['Шлем бесплатный?', 'бесплатно'],
      ['Когда открыт магазин?', '9:00'],
      ['Магазин открыт в воскресенье?', 'закрыт'],
      ['В течение скольких дней можно вернуть товар?', '30 дней'],
      ['Где находится мастерская?', 'за вокзалом'],
      ['Какой у вас адрес?', 'Портовая улица'],
      ['Кто основал мастерскую?', 'Анна Кервель'],
      ['Сколько человек работает в мастерской?', 'одиннадцать'],
      ['Почему магазин закрыт в январе?', 'ремонта'],
    ],
    refused: ['Как называется столица Перу?', 'Кто написал Мону Лизу?'],
  },
  {
    language: 'el',
    fileName: 'odigos.txt',
    text: `Το κατάστημα είναι ανοιχτό από Τρίτη έως Σάββατο, 9:00–18:00. Την Κυριακή και τη Δευτέρα το κατάστημα είναι κλειστό.

Η ενοικίαση ποδηλάτου κοστίζει 18 ευρώ την ημέρα. Το κράνος είναι δωρεάν. Ζητάμε εγγύηση 120 ευρώ.

Η επιστροφή ενός προϊόντος γίνεται μέσα σε 30 ημέρες με την απόδειξη. Φορεμένα ρούχα δεν γίνονται δεκτά.

Η διεύθυνσή μας είναι Οδός Λιμανιού 12, Λάρμορ. Το εργαστήριο βρίσκεται πίσω από τον σταθμό.

Το εργαστήριο ίδρυσε η Άννα Κέρβελ το 1987. Σήμερα στο εργαστήριο δουλεύουν έντεκα άτομα.

Τον Ιανουάριο το κατάστημα είναι κλειστό λόγω ανακαίνισης. Γράψτε μας στο geia@podilato.example.`,
    asked: [
      ['Πόσο κοστίζει η ενοικίαση ποδηλάτου;', '18 ευρώ'],
      ['Είναι δωρεάν το κράνος;', 'δωρεάν'],
      ['Πότε είναι ανοιχτό το κατάστημα;', '9:00'],
      ['Είναι ανοιχτό το κατάστημα την Κυριακή;', 'κλειστό'],
      ['Σε πόσες ημέρες γίνεται η επιστροφή;', '30 ημέρες'],
      ['Πού βρίσκεται το εργαστήριο;', 'πίσω από τον σταθμό'],
      ['Ποια είναι η διεύθυνσή σας;', 'Οδός Λιμανιού 12'],
      ['Ποιος ίδρυσε το εργαστήριο;', 'Άννα Κέρβελ'],
      ['Πόσα άτομα δουλεύουν στο εργαστήριο;', 'έντεκα'],
      ['Γιατί είναι κλειστό το κατάστημα τον Ιανουάριο;', 'ανακαίνισης'],
    ],
    refused: ['Ποια είναι η πρωτεύουσα του Περού;', 'Ποιος ζωγράφισε τη Μόνα Λίζα;'],
  },
  {
    language: 'hi',
    fileName: 'pustika.txt',
    text: `दुकान मंगलवार से शनिवार तक सुबह 9:00 से शाम 6:00 बजे तक खुली रहती है। रविवार और सोमवार को दुकान बंद रहती है।

साइकिल का किराया 200 रुपये प्रतिदिन है। हेलमेट मुफ़्त है। शुरू में 1000 रुपये जमा करने होते हैं।

सामान रसीद के साथ 30 दिनों के भीतर लौटाया जा सकता है। पहने हुए कपड़े वापस नहीं लिए जाते।

हमारा पता बंदरगाह मार्ग 12, लारमोर है। कार्यशाला स्टेशन के पीछे है।

कार्यशाला की स्थापना अनीता केरवाल ने 1987 में की थी। आज कार्यशाला में ग्यारह लोग काम करते हैं।

जनवरी में मरम्मत के कारण दुकान बंद रहती है। हमें namaste@cycle.example पर लिखें।`,
    asked: [
      ['साइकिल का किराया कितना है?', '200 रुपये'],
      ['क्या हेलमेट मुफ़्त है?', 'मुफ़्त'],
      ['दुकान कब खुली रहती है?', '9:00'],
      ['क्या रविवार को दुकान खुली है?', 'बंद'],
      ['सामान कितने दिनों में लौटाया जा सकता है?', '30 दिनों'],
      ['कार्यशाला कहाँ है?', 'स्टेशन के पीछे'],
      ['आपका पता क्या है?', 'बंदरगाह मार्ग 12'],
      ['कार्यशाला की स्थापना किसने की?', 'अनीता केरवाल'],
      ['कार्यशाला में कितने लोग काम करते हैं?', 'ग्यारह'],
      ['जनवरी में दुकान क्यों बंद रहती है?', 'मरम्मत'],
    ],
    refused: ['पेरू की राजधानी क्या है?', 'मोनालिसा किसने बनाई?'],
  },
  {
    language: 'vi',
    fileName: 'so-tay.txt',
    text: `Cửa hàng mở cửa từ thứ ba đến thứ bảy, từ 9:00 đến 18:00. Chủ nhật và thứ hai cửa hàng đóng cửa.

Giá thuê xe đạp là 150.000 đồng một ngày. Mũ bảo hiểm được miễn phí. Khách đặt cọc 500.000 đồng.

Sản phẩm được đổi trả trong vòng 30 ngày khi có hóa đơn. Quần áo đã mặc không được nhận lại.

Địa chỉ của chúng tôi là 12 đường Cảng, Larmor. Xưởng sửa chữa nằm sau nhà ga.

Xưởng sửa chữa do bà Nguyễn Thị An thành lập năm 1987. Hiện nay có mười một nhân viên làm việc ở xưởng.

Tháng một cửa hàng đóng cửa vì sửa sang. Viết cho chúng tôi tại chao@xedap.example.`,
    asked: [
      ['Thuê xe đạp giá bao nhiêu?', '150.000'],
      ['Mũ bảo hiểm có miễn phí không?', 'miễn phí'],
      ['Cửa hàng mở cửa khi nào?', '9:00'],
      ['Chủ nhật cửa hàng có mở cửa không?', 'đóng cửa'],
      ['Sản phẩm được đổi trả trong bao lâu?', '30 ngày'],
      ['Xưởng sửa chữa ở đâu?', 'sau nhà ga'],
      ['Địa chỉ của cửa hàng là gì?', '12 đường Cảng'],
      ['Ai thành lập xưởng sửa chữa?', 'Nguyễn Thị An'],
      ['Xưởng có bao nhiêu nhân viên?', 'mười một'],
      ['Tại sao tháng một cửa hàng đóng cửa?', 'sửa sang'],
    ],
    refused: ['Thủ đô của Peru là gì?', 'Ai vẽ bức tranh Mona Lisa?'],
  },
  {
    language: 'th',
    fileName: 'khumue.txt',
    text: `ร้านเปิดวันอังคารถึงวันเสาร์ เวลา 9:00 ถึง 18:00 น.
ร้านปิดวันอาทิตย์และวันจันทร์

ค่าเช่าจักรยานวันละ 200 บาท
หมวกกันน็อกให้ยืมฟรี

คืนสินค้าได้ภายใน 30 วันพร้อมใบเสร็จ

ที่อยู่ของเราคือ 12 ถนนท่าเรือ ลาร์มอร์
โรงซ่อมตั้งอยู่หลังสถานีรถไฟ

โรงซ่อมก่อตั้งโดยคุณอัญชลี เกษมสุข ในปี 1987
ปัจจุบันมีช่างสิบเอ็ดคนทำงานในโรงซ่อม

เดือนมกราคมร้านปิดเนื่องจากปรับปรุง`,
    asked: [
      ['ค่าเช่าจักรยานเท่าไหร่', '200 บาท'],
      ['หมวกกันน็อกฟรีไหม', 'ฟรี'],
      ['ร้านเปิดเมื่อไหร่', '9:00'],
      ['ร้านเปิดวันอาทิตย์ไหม', 'ปิดวันอาทิตย์'],
      ['คืนสินค้าได้ภายในกี่วัน', '30 วัน'],
      ['โรงซ่อมอยู่ที่ไหน', 'หลังสถานีรถไฟ'],
      ['ที่อยู่ของร้านคืออะไร', '12 ถนนท่าเรือ'],
      ['ใครก่อตั้งโรงซ่อม', 'อัญชลี'],
      ['มีช่างกี่คนในโรงซ่อม', 'สิบเอ็ด'],
      ['ทำไมร้านปิดเดือนมกราคม', 'ปรับปรุง'],
    ],
    refused: ['เมืองหลวงของเปรูคืออะไร', 'ใครวาดภาพโมนาลิซา'],
  },
  {
    language: 'ja',
    fileName: 'annai.txt',
    text: `店は火曜日から土曜日の9時から18時まで営業しています。日曜日と月曜日は定休日です。

自転車のレンタル料金は1日1,800円です。ヘルメットは無料で貸し出します。保証金として10,000円をお預かりします。

商品はレシートがあれば30日以内に返品できます。着用済みの衣類は返品できません。

住所はラルモール市港通り12番地です。工房は駅の裏にあります。

工房は1987年に安藤花子さんが設立しました。現在は十一人が工房で働いています。

1月は改装工事のため店を休みます。お問い合わせはhello@jitensha.exampleまで。`,
    asked: [
      ['自転車のレンタル料金はいくらですか？', '1,800円'],
      ['ヘルメットは無料ですか？', '無料'],
      ['店はいつ営業していますか？', '9時から18時'],
      ['日曜日は営業していますか？', '定休日'],
      ['返品は何日以内にできますか？', '30日以内'],
      ['工房はどこにありますか？', '駅の裏'],
      ['住所を教えてください。', '港通り12番地'],
      ['工房を設立したのは誰ですか？', '安藤花子'],
      ['工房では何人働いていますか？', '十一人'],
      ['なぜ1月に店を休むのですか？', '改装工事'],
    ],
    refused: ['ペルーの首都はどこですか？', 'モナリザを描いたのは誰ですか？'],
  },
  {
    language: 'ko',
    fileName: 'annae.txt',
    text: `매장은 화요일부터 토요일까지 오전 9시부터 오후 6시까지 영업합니다. 일요일과 월요일은 휴무입니다.

자전거 대여 요금은 하루 15,000원입니다. 헬멧은 무료로 빌려 드립니다. 보증금은 50,000원입니다.

상품은 영수증이 있으면 30일 이내에 반품할 수 있습니다. 착용한 의류는 반품되지 않습니다.

주소는 라르모르시 항구로 12입니다. 공방은 역 뒤에 있습니다.

공방은 1987년에 김안나 씨가 설립했습니다. 현재 공방에서 직원 열한 명이 일합니다.

1월에는 공사 때문에 매장을 닫습니다. 문의는 hello@jajeongeo.example로 보내 주세요.`,
    asked: [
      ['자전거 대여 요금이 얼마인가요?', '15,000원'],
      ['헬멧은 무료인가요?', '무료'],
      ['매장은 언제 영업하나요?', '9시'],
      ['일요일에 영업하나요?', '휴무'],
      ['상품을 며칠 이내에 반품할 수 있나요?', '30일'],
      ['공방이 어디에 있나요?', '역 뒤'],
      ['주소가 어떻게 되나요?', '항구로 12'],
      ['누가 공방을 설립했나요?', '김안나'],
      ['공방에 직원이 몇 명 있나요?', '열한'],
      ['1월에 왜 매장을 닫나요?', '공사'],
    ],
    refused: ['페루의 수도는 어디인가요?', '모나리자는 누가 그렸나요?'],
  },
  {
    language: 'ca',
    fileName: 'guia-botiga.txt',
    text: `La botiga és oberta de dimarts a dissabte, de 9 h a 18 h. Els diumenges i els dilluns és tancada.

El lloguer d'una bicicleta costa 18 € al dia. El casc és gratuït. A la sortida es deixa una fiança de 120 €.

Els articles es poden tornar en un termini de 30 dies amb el tiquet de compra. La roba usada no s'accepta.

La nostra adreça és carrer del Port, 12, a Larmor. El taller és darrere l'estació.

El taller el va fundar l'Anna Cervell l'any 1987. Avui hi treballen onze persones.

Al gener la botiga no obre per obres de reforma. Escriviu-nos a hola@bici.example.`,
    asked: [
      ['Quant val llogar una bici?', '18 €'],
      ['El casc és de franc o s’ha de pagar?', 'gratuït'],
      ['A quina hora obriu?', '9 h a 18 h'],
      ['Obriu els diumenges?', 'tancada'],
      ['Quants dies tinc per tornar un article?', '30 dies'],
      ['On és el taller?', "darrere l'estació"],
      ['quina adreça teniu', 'carrer del Port, 12'],
      ['Qui va fundar el taller?', 'Anna Cervell'],
      ['Quanta gent treballa al taller?', 'onze'],
      ['Per què tanqueu al gener?', 'obres de reforma'],
    ],
    refused: ['Quina és la capital del Perú?', 'Qui va pintar la Mona Lisa?'],
  },
  {
    language: 'et',
    fileName: 'juhend.txt',
    text: `Kauplus on avatud teisipäevast laupäevani kell 9.00–18.00. Pühapäeval ja esmaspäeval on kauplus suletud.

Jalgratta rent maksab 18 € päevas. Kiiver on tasuta. Rattale järele tulles tuleb maksta tagatisraha 120 €.

Kauba saab ostutšeki alusel tagastada 30 päeva jooksul. Kantud riideid me tagasi ei võta.

Meie aadress on Sadama tänav 12, Larmor. Töökoda asub raudteejaama taga.

Töökoja asutas 1987. aastal Anu Kerves. Praegu töötab seal üksteist inimest.

Jaanuaris on kauplus remondi tõttu suletud. Kirjutage meile aadressil tere@ratas.example.`,
    asked: [
      ['Palju maksab jalgratta rentimine?', '18 €'],
      ['Kas kiivri eest peab maksma või on see tasuta?', 'tasuta'],
      ['Mis kell te lahti olete?', '9.00'],
      ['Kas olete pühapäeviti avatud?', 'suletud'],
      ['Mitme päeva jooksul saan kauba tagastada?', '30 päeva'],
      ['Kus teie töökoda asub?', 'raudteejaama taga'],
      ['Mis on teie aadress?', 'Sadama tänav 12'],
      ['Kes töökoja asutas?', 'Anu Kerves'],
      ['Mitu inimest töökojas töötab?', 'üksteist'],
      ['Miks on kauplus jaanuaris kinni?', 'remondi'],
    ],
    refused: ['Mis on Peruu pealinn?', 'Kes maalis Mona Lisa?'],
  },
  {
    language: 'lt',
    fileName: 'atmintine.txt',
    text: `Parduotuvė dirba nuo antradienio iki šeštadienio, 9.00–18.00 val. Sekmadieniais ir pirmadieniais nedirbame.

Dviračio nuoma kainuoja 18 € per dieną. Šalmą duodame nemokamai. Išsinuomojant paliekamas 120 € užstatas.

Prekę galima grąžinti per 30 dienų, pateikus pirkimo kvitą. Dėvėtų drabužių atgal nepriimame.

Mūsų adresas: Uosto g. 12, Larmoras. Dirbtuvės yra už geležinkelio stoties.

Dirbtuves 1987 m. įkūrė Ona Kervelytė. Šiandien jose dirba vienuolika žmonių.

Sausio mėnesį parduotuvė uždaryta dėl remonto. Rašykite mums labas@dviraciai.example.`,
    asked: [
      ['Kiek kainuoja išsinuomoti dviratį?', '18 €'],
      ['Ar už šalmą reikia mokėti papildomai?', 'nemokamai'],
      ['Kada dirbate?', '9.00–18.00'],
      ['Ar dirbate sekmadienį?', 'nedirbame'],
      ['Per kiek laiko galiu grąžinti prekę?', '30 dienų'],
      ['Kur yra dirbtuvės?', 'už geležinkelio stoties'],
      ['Koks jūsų adresas?', 'Uosto g. 12'],
      ['Kas įkūrė dirbtuves?', 'Ona Kervelytė'],
      ['Kiek žmonių dirba dirbtuvėse?', 'vienuolika'],
      ['Kodėl parduotuvė sausį uždaryta?', 'remonto'],
    ],
    refused: ['Kokia yra Peru sostinė?', 'Kas nutapė Moną Lizą?'],
  },
  {
    language: 'lv',
    fileName: 'celvedis.txt',
    text: `Veikals ir atvērts no otrdienas līdz sestdienai plkst. 9.00–18.00. Svētdienās un pirmdienās tas ir slēgts.

Velosipēda noma maksā 18 € dienā. Ķiveri izsniedzam bez maksas. Saņemot velosipēdu, jāiemaksā drošības nauda 120 € apmērā.

Preci var atdot 30 dienu laikā, uzrādot čeku. Valkātu apģērbu atpakaļ nepieņemam.

Mūsu adrese ir Ostas iela 12, Larmora. Darbnīca atrodas aiz dzelzceļa stacijas.

Darbnīcu 1987. gadā dibināja Anna Kalniņa. Šobrīd tajā strādā vienpadsmit cilvēki.

Janvārī veikals ir slēgts remonta dēļ. Rakstiet mums uz sveiki@ritenis.example.`,
    asked: [
      ['Cik maksā riteņa īre?', '18 €'],
      ['Vai ķivere ir par brīvu?', 'bez maksas'],
      ['Līdz cikiem jūs strādājat?', '9.00–18.00'],
      ['Vai svētdienās esat vaļā?', 'slēgts'],
      ['Cik ilgā laikā var atgriezt preci?', '30 dienu'],
      ['Kur atrodas darbnīca?', 'aiz dzelzceļa stacijas'],
      ['Kāda ir jūsu adrese?', 'Ostas iela 12'],
      ['Kas dibināja darbnīcu?', 'Anna Kalniņa'],
      ['Cik cilvēku strādā darbnīcā?', 'vienpadsmit'],
      ['Kāpēc veikals janvārī ir ciet?', 'remonta'],
    ],
    refused: ['Kas ir Peru galvaspilsēta?', 'Kurš uzgleznoja Monu Lizu?'],
  },
  {
    language: 'sk',
    fileName: 'prirucka.txt',
    text: `Predajňa je otvorená od utorka do soboty od 9.00 do 18.00. V nedeľu a v pondelok je zatvorená.

Požičanie bicykla stojí 18 € na deň. Prilba je zadarmo. Pri prevzatí sa platí vratná záloha 120 €.

Tovar možno vrátiť do 30 dní s pokladničným blokom. Nosené oblečenie späť neprijímame.

Naša adresa je Prístavná 12, Larmor. Dielňa sa nachádza za železničnou stanicou.

Dielňu založila v roku 1987 Anna Kováčová. Dnes v nej pracuje jedenásť ľudí.

V januári je predajňa pre rekonštrukciu zatvorená. Napíšte nám na ahoj@bicykle.example.`,
    asked: [
      ['Koľko stojí požičanie bicykla?', '18 €'],
      ['Je prilba bezplatná?', 'zadarmo'],
      ['Kedy máte otvorené?', '9.00 do 18.00'],
      ['Máte otvorené aj v nedeľu?', 'V nedeľu'],
      ['Do koľkých dní môžem vrátiť tovar?', '30 dní'],
      ['Kde nájdem dielňu?', 'za železničnou stanicou'],
      ['Aká je vaša adresa?', 'Prístavná 12'],
      ['Kto založil dielňu?', 'Anna Kováčová'],
      ['Koľko ľudí pracuje v dielni?', 'jedenásť'],
      ['Prečo je predajňa v januári zatvorená?', 'rekonštrukciu'],
    ],
    refused: ['Aké je hlavné mesto Peru?', 'Kto namaľoval Monu Lízu?'],
  },
  {
    language: 'sl',
    fileName: 'prirocnik.txt',
    text: `Trgovina je odprta od torka do sobote, od 9.00 do 18.00. Ob nedeljah in ponedeljkih je zaprta.

Najem kolesa stane 18 € na dan. Čelada je brezplačna. Ob prevzemu vzamemo varščino 120 €.

Izdelek lahko vrnete v 30 dneh, če priložite račun. Nošenih oblačil ne jemljemo nazaj.

Naš naslov je Pristaniška ulica 12, Larmor. Delavnica stoji za železniško postajo.

Delavnico je leta 1987 ustanovila Ana Kervel. Danes v njej dela enajst ljudi.

Januarja je trgovina zaprta zaradi prenove. Pišite nam na zdravo@kolo.example.`,
    asked: [
      ['Koliko stane izposoja kolesa za en dan?', '18 €'],
      ['A je čelada zastonj?', 'brezplačna'],
      ['Kdaj imate odprto?', '9.00'],
      ['A delate tudi v nedeljo?', 'zaprta'],
      ['V koliko dneh lahko vrnem kupljen izdelek?', '30 dneh'],
      ['Kje najdem delavnico?', 'za železniško postajo'],
      ['Kakšen je vaš naslov?', 'Pristaniška ulica 12'],
      ['Kdo je ustanovil delavnico?', 'Ana Kervel'],
      ['Koliko ljudi dela v delavnici?', 'enajst'],
      ['Zakaj imate januarja zaprto?', 'prenove'],
    ],
    refused: ['Katero je glavno mesto Peruja?', 'Kdo je naslikal Mono Lizo?'],
  },
  {
    language: 'sr',
    fileName: 'vodic.txt',
    text: `Продавница ради од уторка до суботе, од 9.00 до 18.00 часова. Недељом и понедељком не радимо.

Изнајмљивање бицикла кошта 18 € на дан. Кацига је бесплатна. При преузимању се оставља кауција од 120 €.

Артикал можете вратити у року од 30 дана, уз рачун. Ношену одећу не примамо назад.

Наша адреса је Лучка 12, Лармор. Радионица се налази иза железничке станице.

Радионицу је 1987. године основала Ана Кервел. Данас у њој ради једанаест људи.

У јануару је продавница затворена због реновирања. Пишите нам на zdravo@bicikl.example.`,
    asked: [
      ['Koliko košta rentiranje bicikla?', '18 €'],
      ['Да ли је кацига бесплатна или се плаћа?', 'бесплатна'],
      ['Kad radite?', '9.00'],
      ['Radite li nedeljom?', 'Недељом'],
      ['U kom roku mogu da vratim robu?', '30 дана'],
      ['Где се налази радионица?', 'иза железничке станице'],
      ['Koja vam je adresa?', 'Лучка 12'],
      ['Ко је основао радионицу?', 'Ана Кервел'],
      ['koliko ljudi radi u radionici', 'једанаест'],
      ['Zasto je prodavnica zatvorena u januaru?', 'реновирања'],
    ],
    refused: ['Који је главни град Перуа?', 'Ko je naslikao Mona Lizu?'],
  },
  {
    language: 'sw',
    fileName: 'mwongozo.txt',
    text: `Duka linafunguliwa Jumanne hadi Jumamosi, kuanzia saa 3:00 asubuhi hadi saa 12:00 jioni. Jumapili na Jumatatu hufungwa.

Kukodi baiskeli kunagharimu shilingi 18,000 kwa siku. Kofia ya usalama hutolewa bure. Mteja huacha amana ya shilingi 120,000 anapochukua baiskeli.

Unaweza kurudisha bidhaa ndani ya siku 30 ukiwa na risiti. Nguo zilizovaliwa hazipokelewi tena.

Anwani yetu ni Mtaa wa Bandari 12, Mombasa. Karakana ipo nyuma ya kituo cha treni.

Karakana ilianzishwa mwaka 1987 na Asha Mwakio. Leo watu kumi na mmoja wanafanya kazi humo.

Mwezi Januari duka hufungwa kwa sababu ya ukarabati. Tuandikie kupitia habari@baiskeli.example.`,
    asked: [
      ['Bei ya kukodisha baiskeli ni kiasi gani kwa siku?', '18,000'],
      ['Je, kofia inalipiwa au ni bure?', 'bure'],
      ['Mnafungua saa ngapi?', 'saa 3:00'],
      ['Mnafungua Jumapili?', 'Jumapili'],
      ['Naweza kurudisha bidhaa ndani ya siku ngapi?', 'siku 30'],
      ['Karakana yenu iko wapi?', 'nyuma ya kituo'],
      ['Anwani yenu ni ipi?', 'Mtaa wa Bandari 12'],
      ['Nani alianzisha karakana?', 'Asha Mwakio'],
      ['Watu wangapi wanafanya kazi kwenye karakana?', 'kumi na mmoja'],
      ['Kwa nini duka hufungwa mwezi Januari?', 'ukarabati'],
    ],
    refused: ['Mji mkuu wa Peru ni upi?', 'Nani alichora Mona Lisa?'],
  },
  {
    language: 'ur',
    fileName: 'rahnuma.txt',
    text: `دکان منگل سے ہفتے تک صبح 9:00 بجے سے شام 6:00 بجے تک کھلی رہتی ہے۔ اتوار اور پیر کو چھٹی ہوتی ہے۔

سائیکل کا کرایہ 200 روپے فی دن ہے۔ ہیلمٹ مفت دیا جاتا ہے۔ سائیکل لیتے وقت 1000 روپے زرِضمانت جمع کرانا ہوتا ہے۔

خریدی ہوئی چیز رسید کے ساتھ 30 دن کے اندر واپس کی جا سکتی ہے۔ پہنے ہوئے کپڑے واپس نہیں لیے جاتے۔

ہمارا پتہ 12 پورٹ روڈ، لارمور ہے۔ ورکشاپ ریلوے سٹیشن کے پیچھے ہے۔

یہ ورکشاپ 1987 میں عائشہ قریشی نے قائم کی تھی۔ آج وہاں گیارہ لوگ کام کرتے ہیں۔

جنوری میں دکان مرمت کی وجہ سے بند رہتی ہے۔ ہمیں salam@cycle.example پر لکھیں۔`,
    asked: [
      ['سائیکل کا کرایہ کتنا ہے؟', '200 روپے'],
      ['کیا ہیلمٹ فری ہے یا پیسے لگتے ہیں؟', 'مفت'],
      ['آپ کی دکان کتنے بجے کھلتی ہے؟', '9:00'],
      ['کیا اتوار کو دکان کھلی ہوتی ہے؟', 'چھٹی'],
      ['کتنے دنوں میں چیز واپس کر سکتے ہیں؟', '30 دن'],
      ['ورکشاپ کہاں ہے؟', 'سٹیشن کے پیچھے'],
      ['آپ کا ایڈریس کیا ہے؟', '12 پورٹ روڈ'],
      ['ورکشاپ کس نے قائم کی؟', 'عائشہ قریشی'],
      ['ورکشاپ میں کتنے لوگ کام کرتے ہیں؟', 'گیارہ'],
      ['جنوری میں دکان کیوں بند رہتی ہے؟', 'مرمت'],
    ],
    refused: ['پیرو کا دارالحکومت کون سا ہے؟', 'مونا لیزا کس نے بنائی تھی؟'],
  },
  {
    language: 'ta',
    fileName: 'vazhikatti.txt',
    text: `எங்கள் கடை செவ்வாய்க்கிழமை முதல் சனிக்கிழமை வரை காலை 9:00 முதல் மாலை 6:00 வரை திறந்திருக்கும். ஞாயிறு, திங்கட்கிழமை விடுமுறை.

மிதிவண்டி வாடகை நாளுக்கு 200 ரூபாய். தலைக்கவசம் இலவசமாகத் தருகிறோம். மிதிவண்டி எடுக்கும்போது 1000 ரூபாய் முன்பணம் செலுத்த வேண்டும்.

வாங்கிய பொருட்களை ரசீதுடன் 30 நாட்களுக்குள் திருப்பித் தரலாம். அணிந்த ஆடைகளைத் திரும்பப் பெறுவதில்லை.

எங்கள் முகவரி: 12, துறைமுகச் சாலை, லார்மோர். பட்டறை ரயில் நிலையத்தின் பின்புறம் உள்ளது.

இந்தப் பட்டறையை 1987இல் அனிதா செல்வராஜ் நிறுவினார். தற்போது பட்டறையில் பதினோரு பேர் வேலை செய்கிறார்கள்.

பழுதுபார்ப்பு காரணமாக ஜனவரியில் கடை மூடியிருக்கும். vanakkam@cycle.example க்கு எழுதுங்கள்.`,
    asked: [
      ['மிதிவண்டி வாடகை எவ்வளவு?', '200 ரூபாய்'],
      ['தலைக்கவசம் ஃப்ரீயா அல்லது காசு கட்டணுமா?', 'இலவசமாக'],
      ['கடை எத்தனை மணிக்கு திறக்கும்?', '9:00'],
      ['ஞாயிற்றுக்கிழமை கடை திறந்திருக்குமா?', 'விடுமுறை'],
      ['வாங்கிய பொருட்களை எத்தனை நாட்களுக்குள் திருப்பித் தரலாம்?', '30 நாட்களுக்குள்'],
      ['பட்டறை எங்கே உள்ளது?', 'பின்புறம்'],
      ['உங்கள் அட்ரஸ் என்ன?', '12, துறைமுகச் சாலை'],
      ['பட்டறையை யார் நிறுவினார்?', 'அனிதா செல்வராஜ்'],
      ['பட்டறையில் எத்தனை பேர் வேலை செய்கிறார்கள்?', 'பதினோரு'],
      ['ஜனவரியில் கடை ஏன் மூடியிருக்கும்?', 'பழுதுபார்ப்பு'],
    ],
    refused: ['பெரு நாட்டின் தலைநகரம் எது?', 'மோனாலிசா ஓவியத்தை வரைந்தவர் யார்?'],
  },
  {
    language: 'te',
    fileName: 'maargadarsi.txt',
    text: `మా దుకాణం మంగళవారం నుండి శనివారం వరకు ఉదయం 9:00 నుండి సాయంత్రం 6:00 వరకు తెరిచి ఉంటుంది. ఆదివారం, సోమవారం సెలవు.

సైకిల్ అద్దె రోజుకు 200 రూపాయలు. హెల్మెట్ ఉచితంగా ఇస్తాము. సైకిల్ తీసుకునేటప్పుడు 1000 రూపాయలు డిపాజిట్ చెల్లించాలి.

కొన్న వస్తువులను రసీదుతో పాటు 30 రోజుల్లోపు తిరిగి ఇవ్వవచ్చు. వాడిన దుస్తులను తిరిగి తీసుకోము.

మా చిరునామా: 12, పోర్టు రోడ్డు, లార్మోర్. వర్క్‌షాప్ రైల్వే స్టేషన్ వెనుక ఉంది.

ఈ వర్క్‌షాప్‌ను 1987లో అనిత కొండపల్లి స్థాపించారు. ప్రస్తుతం వర్క్‌షాప్‌లో పదకొండు మంది పనిచేస్తున్నారు.

మరమ్మతుల కారణంగా జనవరిలో దుకాణం మూసి ఉంటుంది. namaste@cycle.example కు మెయిల్ పంపండి.`,
    asked: [
      ['సైకిల్ అద్దె ఎంత?', '200 రూపాయలు'],
      ['హెల్మెట్ ఫ్రీగా ఇస్తారా?', 'ఉచితంగా'],
      ['షాపు ఎప్పుడు తెరుస్తారు?', '9:00'],
      ['ఆదివారం షాపు ఓపెన్ ఉంటుందా?', 'సెలవు'],
      ['కొన్న వస్తువులను ఎన్ని రోజుల్లోపు తిరిగి ఇవ్వవచ్చు?', '30 రోజుల్లోపు'],
      ['వర్క్‌షాప్ ఎక్కడ ఉంది?', 'స్టేషన్ వెనుక'],
      ['మీ అడ్రస్ ఏంటి?', '12, పోర్టు రోడ్డు'],
      ['వర్క్‌షాప్‌ను ఎవరు స్థాపించారు?', 'అనిత కొండపల్లి'],
      ['వర్క్‌షాప్‌లో ఎంతమంది పనిచేస్తున్నారు?', 'పదకొండు'],
      ['జనవరిలో దుకాణం ఎందుకు మూసి ఉంటుంది?', 'మరమ్మతుల'],
    ],
    refused: ['పెరూ రాజధాని ఏది?', 'మోనాలిసా చిత్రాన్ని ఎవరు గీశారు?'],
  },
  {
    language: 'ms',
    fileName: 'panduan.txt',
    text: `Kedai dibuka dari Selasa hingga Sabtu, 9.00 pagi hingga 6.00 petang. Pada hari Ahad dan Isnin kedai ditutup.

Sewa basikal ialah RM18 sehari. Topi keledar disediakan secara percuma. Pelanggan meninggalkan cagaran RM120 ketika mengambil basikal.

Barang boleh dipulangkan dalam masa 30 hari dengan resit. Pakaian yang sudah dipakai tidak diterima semula.

Alamat kami ialah Jalan Pelabuhan 12, Melaka. Bengkel terletak di belakang stesen kereta api.

Bengkel ini diasaskan pada tahun 1987 oleh Aminah Kassim. Hari ini sebelas orang bekerja di situ.

Pada bulan Januari kedai ditutup kerana ubah suai. Tulis kepada kami di salam@basikal.example.`,
    asked: [
      ['Berapa harga menyewa basikal sehari?', 'RM18'],
      ['Topi keledar percuma atau kena bayar?', 'percuma'],
      ['Pukul berapa kedai buka?', '9.00'],
      ['Hari Ahad buka tak?', 'Ahad'],
      ['Dalam masa berapa hari barang boleh dipulangkan?', '30 hari'],
      ['Di mana bengkel?', 'belakang stesen'],
      ['Apakah alamat kedai?', 'Jalan Pelabuhan 12'],
      ['Siapa yang mengasaskan bengkel?', 'Aminah Kassim'],
      ['Berapa orang bekerja di bengkel?', 'sebelas'],
      ['Kenapa kedai ditutup pada bulan Januari?', 'ubah suai'],
    ],
    refused: ['Apakah ibu negara Peru?', 'Siapa yang melukis Mona Lisa?'],
  },
  {
    language: 'tl',
    fileName: 'gabay.txt',
    text: `Bukas ang tindahan mula Martes hanggang Sabado, 9:00 ng umaga hanggang 6:00 ng gabi. Sarado kami tuwing Linggo at Lunes.

Ang upa ng bisikleta ay ₱180 bawat araw. Libre ang helmet. Mag-iiwan ang kustomer ng depositong ₱1,200 kapag kinuha ang bisikleta.

Maaaring isauli ang mga produkto sa loob ng 30 araw kung may resibo. Hindi na tinatanggap ang damit na nagamit na.

Ang address namin ay 12 Kalye Daungan, Batangas. Ang talyer ay nasa likod ng istasyon ng tren.

Itinatag ang talyer noong 1987 ni Ana Reyes. Ngayon, labing-isang tao ang nagtatrabaho roon.

Sarado ang tindahan tuwing Enero dahil sa pagkukumpuni. Sumulat sa amin sa kumusta@bisikleta.example.`,
    asked: [
      ['Magkano ang umupa ng bisikleta?', '₱180'],
      ['Libre po ba ang helmet o may bayad?', 'Libre'],
      ['Anong oras kayo nagbubukas?', '9:00'],
      ['Bukas ba kayo tuwing Linggo?', 'Linggo'],
      ['Sa loob ng ilang araw puwedeng isauli ang produkto?', '30 araw'],
      ['Saan po ang talyer?', 'likod ng istasyon'],
      ['Ano ang address ninyo?', '12 Kalye Daungan'],
      ['Sino ang nagtatag ng talyer?', 'Ana Reyes'],
      ['Ilang tao ang nagtatrabaho sa talyer?', 'labing-isang'],
      ['Bakit sarado ang tindahan tuwing Enero?', 'pagkukumpuni'],
    ],
    refused: ['Ano ang kabisera ng Peru?', 'Sino ang nagpinta ng Mona Lisa?'],
  },
]
