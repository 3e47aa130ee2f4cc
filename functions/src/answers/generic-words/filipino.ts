export const FILIPINO = `
ano anong anu sino saan kailan kelan bakit paano pano alin aling ilan ilang magkano gaano kanino
nais nais gusto gustong ibig want kailangan kailangang need dapat puwede pwede puede maaari maaaring
maari kaya siguro baka mangyari paki pakiusap pakisabi sana hiling humihiling hingi humingi makahingi
malaman alam alamin nalaman sabi sabihin sinasabi masasabi sagot sagutin tanong itanong magtanong
nagtatanong tanungin bigay ibigay magbigay nagbibigay binibigay ibinibigay bigyan mabigyan gawa
gawin ginagawa gumagawa paggawa gumawa magagawa nangyari mangyayari gamit gamitin ginagamit paggamit
hanap hanapin naghahanap hinahanap kita makita nakita nakikita tingin tingnan tignan mayroon meron
mayroong merong may wala walang nandiyan nandyan andyan available bagay uri klase paraan tungkol
hinggil ukol halimbawa tulad katulad gaya tawag tinatawag pangalan ngalan ibig sabihin kahulugan
impormasyon info detalye tulong tumulong matulungan tulungan hello hi helo kumusta kamusta magandang
salamat maraming pasensya pasensiya paumanhin sorry opo oo po ho hindi di wag huwag talaga lang
lamang naman nga din rin pa na ba muna ulit uli lagi palagi minsan madalas karaniwan karaniwang
ngayon kanina mamaya noon dati dito diyan dyan doon rito roon riyan ito iyan iyon yan yun yung yon
eto ako ko akin kami namin amin tayo natin kayo ninyo nyo niyo inyo inyong siya sya niya nya sila
nila kanila ikaw mo iyo sir maam mam ate kuya boss bossing admin tao taong isa isang marami lahat
bawat ibang iba pang kung kapag pag tuwing kasi eh e nang plano balak interesado pls please ok okay
question ask know tell
`
