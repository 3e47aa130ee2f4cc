export const TURKISH = `
adı ad isim ismi denir deniyor anlamı demek sayısı miktarı tür türü çeşit şekilde yol yolu
sebebiyle kişi kişiler kimse insan insanlar vakit varmı varmi vardır vardir mevcut bulunuyor
bulunur bulabilirim bulabilir bulurum olabilir olabilirim oluyor olurmu olmak olursa olsa olsun
olmaz olunur yapabilir yapabilirim yapabiliriz yapabiliyor yapabilirsiniz yapıyor yapıyorsunuz
yapiyor yapiyorsunuz yapılır yapılıyor yapmak yapmam yapmalıyım yapmalı yaparım yapar yaptım
yaptı yapsam yapılabilir yapacağım edebilir edebilirim edebiliriz edebiliyor edebiliyorum
edebilirmiyim ediyor ediyorsunuz ederim ederiz edersem edebilirsiniz etsem etmem ettim ediliyor
istiyorum istiyoruz isterim isteriz ister istersem istersek istiyor istedim isteyen gerek
gerekir gerekiyor gerekli lazım lazim gerekiyormu mecbur mümkün mümkünmü imkan alabilir
alabilirim alabiliriz alabiliyor alıyorsunuz aliyor alır alınır alınıyor almak almam alsam
aldım alacağım verebilir veriyor veriyorsunuz verir vermek verilir veriliyor geliyor geliyorum
geliyoruz gelir gelmek gelebilir gelebilirim gelsem geleceğim gidiyor gitmek gidebilir
gidebilirim gider bulmak bulunan çalışıyor kullanabilirim kullanmak kullanılır sunuyor
sunuyorsunuz sağlıyor bakıyor biliyor bilmek bilmiyorum bilgi bilgisi bilgileri öğrenmek
öğrenebilir öğrenebilirim sormak sorum soru sorusu söyleyin söyleyebilirmisiniz düşünüyorum
düşünüyoruz planlıyorum sanırım galiba herhalde umarım arıyorum bakarmısınız yardımcı rica
ederseniz lütfen teşekkürler teşekkür teşekkürederim tşk sağol saol merhaba mrb selam selamlar
slm selamunaleyküm iyi günler günaydın kolay gelsin pardon özür hocam abi abla kardeşim evet
hayır tamam peki tabii tabi yokmu değilmi dimi gerçekten aslında tam kesinlikle özellikle
genelde genellikle normalde bazen hala şimdi şuan an bugün hemen artık artik tekrar biraz
birkaç birçok fazla az çoğu yaklaşık yoksa nasil nasıldır nezaman nerde nerden hangileri kaçar
ney şeyler ilgili durum durumu hal sorun problem örnek örneğin mesela kısım detay detaylı kez
defa farkı uygun uygundur güzel aynı normal benim bizi beni bende bizde sizde sizden sizi karım
kocam eşim eşimle eşimin hanım oğlum oğluma kızım kızıma annem anneme babam babama ablam
arkadaşım arkadaşıma arkadaşlarım arkadaşlarımla nişanlım anneannem babaannem dedem yeğenim iki
üç dört beş altı yedi sekiz dokuz on onbir oniki onbeş yirmi bi bişey birşey bide napmalıyım
nolur yav işte falan miyim mıyım muyum miyiz mıyız muyuz musun misin sebep ilk son başka farklı
olabiliyor tane adet kala kiminle kimle kimde acaba olacak olacağız olacagiz geleceğiz
gelecegiz gelsek gelirsek gelirsem gidecek alıyor alırsınız alırsak alirsiniz alırsa verirsiniz
veririz yapacağız yapsak yaparsınız yaparsiniz istesek hangisi bizimle benimle yapmamız
yapmamiz etmemiz gerekirmi oluyormu demiştiniz
`
