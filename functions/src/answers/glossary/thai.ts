/** Words of Thai by what they mean, as `glossary` joins them with those of other languages. */
export const THAI = `
abroad: ต่างประเทศ นานาชาติ ระหว่างประเทศ ต่างชาติ
accept: รับ ยอมรับ
accessible: วีลแชร์ รถเข็น ผู้พิการ
accident: อุบัติเหตุ
activity: กิจกรรม
adapter: อะแดปเตอร์ หัวแปลง
add: เพิ่ม เพิ่มเติม เสริม
address: ที่อยู่
adult: ผู้ใหญ่
advance: ล่วงหน้า
advice: ปรึกษา คำปรึกษา คำแนะนำ
afternoon: บ่าย ตอนบ่าย
age: อายุ ขวบ ปี
agree: ตกลง ข้อตกลง ยินยอม
air_conditioning: แอร์ เครื่องปรับอากาศ ปรับอากาศ
airport: สนามบิน
alarm: สัญญาณเตือน นาฬิกาปลุก
alcohol: แอลกอฮอล์ เหล้า สุรา
allergy: แพ้ ภูมิแพ้ แพ้อาหาร
allow: อนุญาต ได้รับอนุญาต
alone: คนเดียว ลำพัง
always: เสมอ ตลอดเวลา
amount: จำนวน ยอด จำนวนเงิน
anchor: สมอเรือ
animal: สัตว์ สัตว์เลี้ยง
anniversary: ครบรอบ วันครบรอบ
answer: ตอบ คำตอบ
apartment: อพาร์ตเมนต์ ห้องชุด คอนโด
app: แอป แอปพลิเคชัน
application: สมัคร ใบสมัคร
appointment: นัด นัดหมาย
arrive: ถึง มาถึง
ask: ถาม สอบถาม คำถาม
assemble: ประกอบ
automatic: อัตโนมัติ ออโต้
available: ว่าง มี พร้อม
average: เฉลี่ย ค่าเฉลี่ย
award: รางวัล
baby: ทารก เด็กอ่อน
back_up: สำรอง สำรองข้อมูล
bacon: เบคอน
bag: กระเป๋า ถุง
baggage: สัมภาระ กระเป๋าเดินทาง
bake: อบ เบเกอรี่ ขนมปัง
balcony: ระเบียง
ball: ลูกบอล บอล
bank: ธนาคาร
bank_account: บัญชี บัญชีธนาคาร เลขบัญชี
bank_transfer: โอนเงิน โอน
barbecue: บาร์บีคิว ปิ้งย่าง ย่าง
basement: ใต้ดิน ชั้นใต้ดิน
bath: อ่างอาบน้ำ อาบน้ำ
bathrobe: เสื้อคลุมอาบน้ำ รองเท้าแตะ
bathroom: ห้องน้ำ
battery: แบตเตอรี่ แบต
beach: ชายหาด หาด
beard: เครา หนวด
beautiful: สวย สวยงาม ความงาม
bed: เตียง
bedroom: ห้องนอน
beef: เนื้อวัว เนื้อ
beer: เบียร์
begin: เริ่ม เริ่มต้น
beginner: มือใหม่ ผู้เริ่มต้น
bench: ม้านั่ง
berth: ท่าจอดเรือ จอดเรือ
bicycle: จักรยาน
big: ใหญ่ ขนาด
bill: บิล ใบแจ้งหนี้ ใบเสร็จ
bird: นก
birth: เกิด คลอด
birthday: วันเกิด
bitter: ขม
black: สีดำ
blanket: ผ้าห่ม
blood: เลือด
blood_pressure: ความดันโลหิต ความดัน
blood_test: ตรวจเลือด เจาะเลือด
blow_dry: ไดร์ผม เป่าผม
blue: น้ำเงิน สีฟ้า
boat: เรือ
boil: ต้ม เดือด
book_reading: หนังสือ
booking: จอง การจอง สำรอง
boot: รองเท้าบูท บูท
born: เกิด
bottle: ขวด
bowl: ชาม
box: กล่อง
box_carton: กล่องกระดาษ ลังกระดาษ ลัง
boy: เด็กชาย เด็กผู้ชาย
braces: จัดฟัน เหล็กดัดฟัน
brake: เบรก ผ้าเบรก
branch: สาขา
brand: ยี่ห้อ แบรนด์ ผู้ผลิต
bread: ขนมปัง
break_damage: เสีย ชำรุด แตก เสียหาย หัก
break_pause: พัก พักเบรก
breakdown: เสีย รถเสีย
breakfast: อาหารเช้า มื้อเช้า
bride: เจ้าสาว แต่งงาน งานแต่ง
bridge: สะพาน
bring: นำ พา เอามา
brother: พี่น้อง พี่ชาย น้องสาว น้องชาย
budget: งบประมาณ งบ
buffet: บุฟเฟต์ บุฟเฟ่ต์
build: สร้าง ก่อสร้าง
building: อาคาร ตึก
bunk: เตียงสองชั้น
buoy: ทุ่น ทุ่นลอย
bus: รถบัส รถเมล์ รถโดยสาร
bus_line: สายรถเมล์
bus_stop: ป้ายรถเมล์ ป้าย
business: บริษัท ธุรกิจ กิจการ
busy: ยุ่ง แออัด คนเยอะ
button: ปุ่ม สวิตช์
buy: ซื้อ
cabin: กระท่อม เคบิน
cake: เค้ก
calendar: ปฏิทิน
call: โทร โทรศัพท์
camera: กล้อง กล้องถ่ายรูป
campfire: กองไฟ แคมป์ไฟ
camping: แคมป์ปิ้ง เต็นท์ กางเต็นท์
cancel: ยกเลิก การยกเลิก
candle: เทียน
canoe: แคนู เรือแคนู
capacity: ความจุ
capital: เมืองหลวง
car: รถ รถยนต์
car_rental: รถเช่า เช่ารถ
caravan: รถบ้าน คาราวาน
card: บัตร การ์ด
care: ดูแล
carpet: พรม
carry: ถือ แบก ขน
cash: เงินสด
cash_machine: ตู้เอทีเอ็ม เอทีเอ็ม atm ตู้กดเงิน
cash_on_delivery: เก็บเงินปลายทาง ปลายทาง
castle: ปราสาท
castrate: ทำหมัน
cat: แมว
catalogue: แคตตาล็อก
catering: จัดเลี้ยง เคเทอริ่ง
ceiling: เพดาน ฝ้า
celebrate: ฉลอง งานเลี้ยง ปาร์ตี้
celery: ขึ้นฉ่าย เซเลอรี่
cent: เซนต์ สตางค์
centre: ศูนย์ กลาง
century: ศตวรรษ
ceramics: เซรามิก เครื่องปั้นดินเผา
certificate: ใบรับรอง ประกาศนียบัตร เกียรติบัตร
chain: โซ่
chair: เก้าอี้
change: เปลี่ยน เปลี่ยนแปลง เลื่อน
change_money: แลกเงิน เงินทอน แลก
changing_room: ห้องเปลี่ยนเสื้อผ้า
charge_battery: ชาร์จ ที่ชาร์จ
charging_station: สถานีชาร์จ จุดชาร์จ
cheap: ถูก
cheapest: ถูกที่สุด
check: ตรวจ ตรวจสอบ เช็ค
check_in: เช็คอิน เช็กอิน
check_out: เช็คเอาท์ เช็กเอาต์
check_up: ตรวจสุขภาพ ตรวจร่างกาย
cheese: ชีส
chemist: ร้านขายยา เภสัชกร
chicken: ไก่
child: เด็ก ลูก
children_menu: เมนูเด็ก เด็ก
chocolate: ช็อกโกแลต
choose: เลือก ตัวเลือก
christmas: คริสต์มาส
church: โบสถ์
cinema: โรงหนัง ภาพยนตร์ หนัง
city: เมือง
class: ชั้นเรียน ห้องเรียน
clean: สะอาด ทำความสะอาด
climb: ปีน ปีนเขา
clinic: คลินิก
cloakroom: ห้องฝากเสื้อ จุดฝากของ
close: ปิด
clothes: เสื้อผ้า
clutch: คลัตช์
coach: โค้ช ผู้ฝึกสอน
coat: เสื้อโค้ท แจ็คเก็ต เสื้อคลุม
cocktail: ค็อกเทล
code: รหัส
coffee: กาแฟ
cold: เย็น หนาว
collect: รับ มารับ
colour: สี ย้อม ทำสี
combine: รวม
come: มา
comfortable: สบาย สะดวกสบาย
committee: คณะกรรมการ กรรมการ
compare: เปรียบเทียบ เทียบ
competition: แข่งขัน การแข่งขัน ประกวด
complain: ร้องเรียน ข้อร้องเรียน
computer: คอมพิวเตอร์ โน้ตบุ๊ก แล็ปท็อป
concert: คอนเสิร์ต ดนตรี เพลง
condition: เงื่อนไข ข้อกำหนด
conference: ประชุม สัมมนา
confirm: ยืนยัน
consumption: อัตราสิ้นเปลือง สิ้นเปลือง บริโภค
contact: ติดต่อ
contain: รวม ประกอบด้วย มี
contract: สัญญา
cook: ทำอาหาร ปรุง พ่อครัว
corkage: ค่าเปิดขวด
cost: ราคา ค่า ค่าใช้จ่าย ค่าบริการ ค่าธรรมเนียม
cot: เตียงเด็ก เปล
cotton: ฝ้าย
country: ประเทศ
course: คอร์ส หลักสูตร เรียน
court: คอร์ท คอร์ต สนามเทนนิส
cover: คุ้มครอง ครอบคลุม
cow: วัว
cream: ครีม
credit_card: บัตรเครดิต เครดิต
crown_tooth: ครอบฟัน
cup: ถ้วย แก้ว
cure: รักษา หาย
currency: สกุลเงิน
current: กระแสน้ำ
curtain: ผ้าม่าน ม่าน
customer: ลูกค้า แขก
cut: ตัด ตัดผม
dam: เขื่อน
dance: เต้น เต้นรำ รำ
danger: อันตราย
data: ข้อมูล
date: วันที่
daughter: ลูกสาว
day: วัน รายวัน
dead: ตาย เสียชีวิต
deadline: กำหนด ภายใน
dear_expensive: แพง
debt: หนี้ หนี้สิน
deep: ลึก ความลึก
degree: องศา อุณหภูมิ
delay: ล่าช้า ช้า สาย
deliver: ส่ง จัดส่ง เดลิเวอรี่
dentist: หมอฟัน ทันตแพทย์ ทันตกรรม
depart: ออกเดินทาง ออก
deposit: มัดจำ เงินมัดจำ เงินประกัน
describe: อธิบาย คำอธิบาย รายละเอียด
design: ออกแบบ ดีไซน์
dessert: ของหวาน ขนม
detergent: ผงซักฟอก น้ำยา
device: อุปกรณ์ เครื่อง
deworm: ถ่ายพยาธิ พยาธิ
diabetes: เบาหวาน
diagnosis: วินิจฉัย
diesel: ดีเซล น้ำมัน เชื้อเพลิง
diet: อาหาร ลดน้ำหนัก
difference: ต่าง แตกต่าง ความแตกต่าง
difficult: ยาก
dinner: อาหารเย็น มื้อเย็น อาหารค่ำ
direction: ทิศทาง เส้นทาง ทาง
dirty: สกปรก
disabled: พิการ ผู้พิการ
disappear: หาย หายไป สูญหาย
disassemble: ถอดประกอบ รื้อ
discount: ส่วนลด ลด ลดราคา
discover: ค้นพบ
dish: จาน เมนู อาหาร
dishwasher: เครื่องล้างจาน
display: หน้าจอ จอแสดงผล
dive: ดำน้ำ
doctor: หมอ แพทย์
document: เอกสาร
dog: สุนัข หมา
donate: บริจาค
door: ประตู
double_room: ห้องคู่ ห้องเตียงคู่ ห้องดับเบิล
dough: แป้งโด แป้งนวด
download: ดาวน์โหลด
dozen: โหล
drain: ท่อ ท่อระบายน้ำ
dress: ชุด เดรส
dress_code: การแต่งกาย ระเบียบการแต่งกาย เดรสโค้ด
drill: สว่าน เจาะ
drink: ดื่ม เครื่องดื่ม
drive: ขับ ขับรถ คนขับ
driving_licence: ใบขับขี่
dry: แห้ง อบแห้ง อบผ้า
dry_cleaning: ซักแห้ง
duck: เป็ด ห่าน
dumpling: เกี๊ยว ติ่มซำ ขนมจีบ
duration: ระยะเวลา นาน
during: ระหว่าง
dust: ฝุ่น
duvet: ผ้านวม
early: เร็ว แต่เช้า ก่อนเวลา
easter: อีสเตอร์
easy: ง่าย
eat: กิน รับประทาน ทาน อาหาร
egg: ไข่
electric: ไฟฟ้า
electricity: ไฟฟ้า ไฟ
elevator: ลิฟต์ ลิฟท์
email: อีเมล
emergency: ฉุกเฉิน
employee: พนักงาน
empty: ว่าง เปล่า ว่างเปล่า
end: จบ สิ้นสุด เลิก
engine: เครื่องยนต์ มอเตอร์
engineer: วิศวกร สถาปนิก
english: อังกฤษ ภาษาอังกฤษ
engraving: สลัก แกะสลัก
enter: เข้า ทางเข้า
entrance_fee: ค่าเข้า ค่าเข้าชม
envelope: ซองจดหมาย ซอง
equipment: อุปกรณ์
euro: ยูโร
evening: เย็น ค่ำ
event: งาน อีเวนต์
every: ทุก แต่ละ
exam: สอบ การสอบ
example: ตัวอย่าง
excursion: ทัวร์ ทัศนศึกษา ทริป
exercise: ออกกำลังกาย แบบฝึกหัด
exhaust: ท่อไอเสีย
exhibition: นิทรรศการ
exit: ทางออก
expire: หมดอายุ
explain: อธิบาย
express: ด่วนพิเศษ เอ็กซ์เพรส
extend: ขยาย ต่อ ต่ออายุ
eye: ตา ดวงตา
eyebrow: คิ้ว ขนตา
fabric: ผ้า
facial: ทรีทเมนท์หน้า นวดหน้า
factory: โรงงาน
family: ครอบครัว
far: ไกล ระยะทาง
fare: ค่าโดยสาร
farm: ฟาร์ม ไร่ เกษตรกร
fast: เร็ว รวดเร็ว
fat: ไขมัน อ้วน
father: พ่อ แม่ ผู้ปกครอง บิดา มารดา
female: ผู้หญิง หญิง สตรี
fence: รั้ว
ferry: เรือข้ามฟาก เรือเฟอร์รี่
festival: เทศกาล
fever: ไข้
few: น้อย
fill: เติม กรอก อุด
filling_tooth: อุดฟัน
filter: กรอง ไส้กรอง
find: หา พบ เจอ
fine: ค่าปรับ ปรับ
finger: นิ้ว
fire: ไฟไหม้ อัคคีภัย เพลิง
firewood: ฟืน
fireworks: ดอกไม้ไฟ พลุ ประทัด
first: แรก ครั้งแรก
first_aid: ปฐมพยาบาล
fish: ปลา ตกปลา
fit: พอดี
fix: ซ่อม ซ่อมแซม
flat_tyre: ยางแบน ยางรั่ว ปะยาง
flea_tick: เห็บ หมัด
flight: เที่ยวบิน บิน
flood: น้ำท่วม
floor: ชั้น
flour: แป้ง
flower: ดอกไม้ ช่อดอกไม้
fog: หมอก
foot: เท้า
football: ฟุตบอล
forbidden: ห้าม
forest: ป่า
forget: ลืม
form: แบบฟอร์ม ฟอร์ม
found_start: ก่อตั้ง
founder: ผู้ก่อตั้ง
free: ฟรี
free_of_charge: ฟรี ไม่มีค่าใช้จ่าย ไม่เสียค่าใช้จ่าย
free_vacant: ว่าง
freeze: แช่แข็ง ช่องแช่แข็ง
fresh: สด
friday: ศุกร์ วันศุกร์
fridge: ตู้เย็น
friend: เพื่อน
fringe: หน้าม้า ผมม้า
fruit: ผลไม้
full: เต็ม
full_board: ฟูลบอร์ด
furniture: เฟอร์นิเจอร์
future: อนาคต
game: เกม เล่น
garage: อู่ โรงรถ
garden: สวน
garlic: กระเทียม
gas: แก๊ส ก๊าซ
gate: ประตูรั้ว ประตูทางเข้า
gearbox: เกียร์ กระปุกเกียร์
generator: เครื่องปั่นไฟ เครื่องกำเนิดไฟฟ้า
gift: ของขวัญ
gift_card: บัตรของขวัญ กิฟต์การ์ด
gift_voucher: บัตรของขวัญ คูปอง เวาเชอร์
girl: เด็กหญิง เด็กผู้หญิง
give: ให้ มอบ
glacier: ธารน้ำแข็ง
glass: แก้ว กระจก
glasses: แว่นตา แว่น
glove: ถุงมือ
gluten: กลูเตน แป้งสาลี ข้าวสาลี
go: ไป
goggles: แว่นว่ายน้ำ แว่นตาว่ายน้ำ
gram: กรัม กิโลกรัม กิโล
grass: หญ้า สนามหญ้า
grease: จาระบี
green: เขียว
groom: อาบน้ำตัดขน ตัดขน กรูมมิ่ง
group: กลุ่ม หมู่คณะ
group_lesson: เรียนกลุ่ม คลาสกลุ่ม
guarantee: รับประกัน ประกัน
guardian: ผู้ปกครอง
guide: ไกด์ มัคคุเทศก์
gym: ฟิตเนส ยิม
hair: ผม เส้นผม
hairdresser: ช่างทำผม ร้านทำผม ช่างตัดผม
hairdryer: ไดร์เป่าผม เครื่องเป่าผม
halal: ฮาลาล โคเชอร์
half: ครึ่ง
half_board: ฮาล์ฟบอร์ด
hall: ห้องโถง ห้องประชุม หอประชุม
ham: แฮม
handicraft: หัตถกรรม งานฝีมือ
handle: ด้ามจับ ที่จับ มือจับ
harbour: ท่าเรือ
harness: สายรัดนิรภัย ฮาร์เนส
harvest: เก็บเกี่ยว
hat: หมวก
head: ผู้จัดการ หัวหน้า ผู้อำนวยการ
headache: ปวดหัว ปวดศีรษะ
headliner: ศิลปินหลัก เฮดไลเนอร์
health: สุขภาพ
hear: ได้ยิน
hearing: การได้ยิน
heat: ความร้อน ทำความร้อน อุ่น
heavy: หนัก น้ำหนัก
height: สูง ส่วนสูง ความสูง
helmet: หมวกกันน็อก หมวกนิรภัย
help: ช่วย ช่วยเหลือ
herb: สมุนไพร
high_chair: เก้าอี้เด็ก เก้าอี้ทานข้าวเด็ก
high_season: ไฮซีซั่น ฤดูท่องเที่ยว
highlights: ไฮไลท์ บาลายาจ
hike: เดินป่า เดินเขา
hill: เนินเขา เนิน
hire: เช่า ค่าเช่า
history: ประวัติ ประวัติศาสตร์
hobby: งานอดิเรก
holiday: วันหยุด พักร้อน
home: บ้าน
homework: การบ้าน
honey: น้ำผึ้ง
horse: ม้า ขี่ม้า
hose: สายยาง
hospital: โรงพยาบาล
host: เจ้าบ้าน เจ้าภาพ
hot: ร้อน
hot_tub: จากุซซี่ อ่างน้ำวน
hotel: โรงแรม
hour: ชั่วโมง เวลา
house: บ้าน
household: ครัวเรือน
hungry: หิว
ice: น้ำแข็ง
ice_cream: ไอศกรีม ไอติม
id_card: บัตรประชาชน พาสปอร์ต หนังสือเดินทาง
ill: ป่วย โรค
immediately: ทันที
implant: รากฟันเทียม รากเทียม
important: สำคัญ
indoor: ในร่ม ภายใน
infection: ติดเชื้อ
ingredient: ส่วนผสม วัตถุดิบ
injection: ฉีดยา ฉีด
injury: บาดเจ็บ
insect: แมลง
install: ติดตั้ง
instalment: ผ่อนชำระ ผ่อนจ่าย งวด
instructions: คู่มือ วิธีใช้
instructor: ครู ผู้สอน อาจารย์
insurance: ประกัน ประกันภัย
internet: อินเทอร์เน็ต ไวไฟ wifi
interpreter: ล่าม แปล
interview: สัมภาษณ์
invent: ประดิษฐ์ คิดค้น
inventor: นักประดิษฐ์ คิดค้น
invite: เชิญ
iron: เตารีด รีด เหล็ก
island: เกาะ
jam: แยม
jewellery: เครื่องประดับ จิวเวลรี่
job: งาน สมัครงาน ตำแหน่ง
juice: น้ำผลไม้
jump: กระโดด
kayak: คายัค เรือคายัค
keep: เก็บ รักษา
kennel: โรงแรมสุนัข รับฝากสุนัข โรงแรมสัตว์เลี้ยง
kettle: กาต้มน้ำ กาน้ำร้อน
key: กุญแจ
keyboard: คีย์บอร์ด แป้นพิมพ์
kidney: ไต
kilometre: กิโลเมตร กม.
kindergarten: อนุบาล เนอสเซอรี่
kitchen: ครัว ห้องครัว
knife: มีด
knit: ถักนิตติ้ง ถัก
laboratory: ห้องปฏิบัติการ แล็บ
lactose: แลคโตส แล็กโทส ผลิตภัณฑ์นม
ladder: บันไดพาด บันไดลิง
lake: ทะเลสาบ
lamb: เนื้อแกะ แกะ
lamp: โคมไฟ หลอดไฟ
land: ที่ดิน
lane: ลู่ว่าย เลน ลู่
language: ภาษา
last: สุดท้าย
later: ภายหลัง ทีหลัง
laundry: ซักผ้า ซักรีด
law: กฎหมาย
lawyer: ทนายความ ทนาย
lay: วางไข่
leak: รั่ว รั่วซึม
learn: เรียน เรียนรู้
leather: หนัง
left: ซ้าย
leg: ขา
legal: กฎหมาย
lend: ยืม ให้ยืม
length: ยาว ความยาว
lesson: บทเรียน
letter: จดหมาย
level: ระดับ
library: ห้องสมุด
licence: ใบอนุญาต
lid: ฝา ฝาปิด
life_jacket: เสื้อชูชีพ ชูชีพ
lifeguard: ไลฟ์การ์ด
light: แสง ไฟ
lighthouse: ประภาคาร
lightning: ฟ้าผ่า ฟ้าแลบ ฟ้าร้อง
like: ชอบ
limescale: ตะกรัน คราบหินปูน
line: สาย
listen: ฟัง
litre: ลิตร
live: อาศัย อยู่
liver: ตับ
local: ท้องถิ่น
lock: ล็อก ล็อค
locked: ล็อก ล็อค
locker: ล็อกเกอร์ ตู้เก็บของ
login: เข้าสู่ระบบ ล็อกอิน
lose: หาย ทำหาย
lost_property: ของหาย ทรัพย์สินสูญหาย
low: ต่ำ
low_season: โลว์ซีซั่น
lunch: อาหารกลางวัน มื้อเที่ยง มื้อกลางวัน
machine: เครื่อง เครื่องจักร
magazine: นิตยสาร
main: หลัก
main_course: อาหารจานหลัก จานหลัก
maintenance: บำรุงรักษา ซ่อมบำรุง
make: ทำ ผลิต
male: ผู้ชาย ชาย
mandatory: บังคับ ต้อง จำเป็น
manicure: ทำเล็บมือ ทำเล็บ
map: แผนที่
map_location: ที่ตั้ง ตำแหน่งที่ตั้ง พิกัด
market: ตลาด
marry: แต่งงาน สมรส
massage: นวด
mat: เสื่อ
material: วัสดุ
maximum: สูงสุด มากที่สุด
measure: วัด
meat: เนื้อสัตว์ เนื้อ
medicine: ยา
meet: พบ นัดพบ ประชุม
member: สมาชิก
menu: เมนู
message: ข้อความ
meter: เมตร
method: วิธี วิธีการ
metre: เมตร
metro: รถไฟใต้ดิน
microchip: ไมโครชิป
microwave: ไมโครเวฟ
middle: กลาง
midnight: เที่ยงคืน
mileage: เลขไมล์ ระยะไมล์
milk: นม
million: ล้าน
mine: เหมือง
minibar: มินิบาร์
minimum: ขั้นต่ำ ต่ำสุด
minute: นาที
mirror: กระจก
miss: พลาด
mistake: ผิดพลาด ผิด
mobile_phone: มือถือ โทรศัพท์มือถือ สมาร์ทโฟน
model: รุ่น แบบ
monday: จันทร์ วันจันทร์
money: เงิน
month: เดือน รายเดือน
morning: เช้า ตอนเช้า
motorcycle: มอเตอร์ไซค์ จักรยานยนต์
mountain: ภูเขา เขา
mouth: ปาก
move: ย้าย ขนย้าย ย้ายบ้าน
museum: พิพิธภัณฑ์
mushroom: เห็ด
mustard: มัสตาร์ด
nail: เล็บ
name: ชื่อ
nappy: ผ้าอ้อม
native_speaker: เจ้าของภาษา
nature: ธรรมชาติ
near: ใกล้
need: ต้องการ จำเป็น
needle: เข็ม
neighbour: เพื่อนบ้าน
new: ใหม่
news: ข่าว
newspaper: หนังสือพิมพ์
next: ถัดไป หน้า
night: คืน กลางคืน ค้างคืน
noise_loud: เสียงดัง
non_swimmer: ว่ายน้ำไม่เป็น
noodles: ก๋วยเตี๋ยว บะหมี่ เส้นหมี่
noon: เที่ยง เที่ยงวัน
north: เหนือ
nose: จมูก
notice: แจ้ง ประกาศ
notice_period: แจ้งล่วงหน้า
number: หมายเลข เลข เบอร์
nurse: พยาบาล
nut: ถั่ว
offer: เสนอ ข้อเสนอ โปรโมชั่น
office: สำนักงาน ออฟฟิศ
official: ทางการ
oil: น้ำมัน
oil_change: เปลี่ยนถ่ายน้ำมันเครื่อง น้ำมันเครื่อง
old: เก่า แก่
onion: หัวหอม หอม
online: ออนไลน์
only: เฉพาะ เท่านั้น
open: เปิด
operation: ผ่าตัด
orange: ส้ม
order: สั่ง สั่งซื้อ ออเดอร์
organic: ออร์แกนิก
organise: จัด
outdoor: กลางแจ้ง ภายนอก
oven: เตาอบ
owner: เจ้าของ
pack: แพ็ค บรรจุ บรรจุภัณฑ์
paddle: ไม้พาย พาย
paddleboard: แพดเดิลบอร์ด ซับบอร์ด sup
page: หน้ากระดาษ
paint: ทาสี สี ภาพวาด วาด
pair: คู่
pan: กระทะ หม้อ
paper: กระดาษ
parade: ขบวนแห่ พาเหรด
parcel: พัสดุ
park: สวนสาธารณะ
parking: จอดรถ ที่จอดรถ
parking_space: ที่จอดรถ ช่องจอดรถ
partner: คู่ หุ้นส่วน
pass: บัตรผ่าน
passenger: ผู้โดยสาร
password: รหัสผ่าน
pasta: พาสต้า
path: ทางเดิน เส้นทาง
patient: ผู้ป่วย คนไข้
pay: จ่าย ชำระ ชำระเงิน
paypal: เพย์พาล paypal
pedal: แป้นเหยียบ
pedicure: ทำเล็บเท้า
pen: ปากกา
pension: บำนาญ
people: คน ท่าน
pepper: พริกไทย พริก
percent: เปอร์เซ็นต์
performance: การแสดง แสดง
perfume: น้ำหอม
perm: ดัดผม
permit: ใบอนุญาต อนุญาต
personalised: เฉพาะบุคคล สั่งทำ
photo: รูป ภาพถ่าย ถ่ายรูป รูปถ่าย
piano: เปียโน
picnic: ปิกนิก
piece: ชิ้น
pig: หมู
pillow: หมอน
pitch: สนาม
pizza: พิซซ่า
plan: แผน วางแผน
plant: พืช ต้นไม้
plastic: พลาสติก
plate: จาน
platform: ชานชาลา
play: เล่น
playground: สนามเด็กเล่น
police: ตำรวจ
pool: สระว่ายน้ำ สระ
poor: จน ยากจน
popular: นิยม ยอดนิยม
population: ประชากร
portion: ที่เสิร์ฟ หน่วยบริโภค
possible: เป็นไปได้ สามารถ
post: ไปรษณีย์
potato: มันฝรั่ง
pound: ปอนด์
power_performance: กำลัง กำลังไฟ
practical: ภาคปฏิบัติ ปฏิบัติ
pregnant: ตั้งครรภ์ ท้อง
prepare: เตรียม เตรียมตัว
prescription: ใบสั่งยา
pressure: ความดัน แรงดัน
prevent: ป้องกัน
price_list: รายการราคา ราคา
print: พิมพ์ ปริ้น
printer: เครื่องพิมพ์ ปริ้นเตอร์
private: ส่วนตัว
private_lesson: เรียนตัวต่อตัว ตัวต่อตัว เรียนส่วนตัว
prize: รางวัล
problem: ปัญหา
process: กระบวนการ ขั้นตอน
product: สินค้า ผลิตภัณฑ์
profession: อาชีพ
programme: โปรแกรม กำหนดการ
project: โครงการ
proof: หลักฐาน ใบเสร็จ
protect: ป้องกัน ปกป้อง
pub: ผับ บาร์
public: สาธารณะ
public_holiday: วันหยุดนักขัตฤกษ์ นักขัตฤกษ์
public_transport: รถไฟฟ้า ขนส่งสาธารณะ รถราง
publish: ตีพิมพ์ เผยแพร่
pump: ปั๊ม
pupil: นักเรียน นักศึกษา
quality: คุณภาพ
quantity: ปริมาณ จำนวน
quarter: ไตรมาส
queue: คิว รอ
quiet: เงียบ เงียบสงบ
quiet_hours: งดใช้เสียง งดส่งเสียง
rabbit: กระต่าย
racket: แร็กเกต ไม้แร็กเกต ไม้เทนนิส
raft: ล่องแก่ง ล่องแพ
railway: รถไฟ
railway_station: สถานีรถไฟ สถานี
rain: ฝน อากาศ
ramp: ทางลาด
range: ระยะทางวิ่ง ระยะสัญญาณ
raw: ดิบ
read: อ่าน
ready: พร้อม เสร็จ
reason: เหตุผล สาเหตุ
receive: รับ ได้รับ
reception: แผนกต้อนรับ ฟรอนท์
recipe: สูตร สูตรอาหาร
recommend: แนะนำ
recycle: รีไซเคิล
red: แดง
reference: อ้างอิง
referral: ใบส่งตัว ส่งตัว
refrigerated: แช่เย็น
refund: คืนเงิน
register: ลงทะเบียน สมัคร
regular: ประจำ สม่ำเสมอ
reminder: แจ้งเตือน เตือนความจำ
remove: ถอด เอาออก ลบ
repeat: ซ้ำ
replace: เปลี่ยน แทน
report: รายงาน แจ้ง
request: ขอ คำขอ
rescue: กู้ภัย ช่วยชีวิต
responsible: รับผิดชอบ ความรับผิดชอบ
rest: พัก พักผ่อน
restaurant: ร้านอาหาร ภัตตาคาร
restore: บูรณะ ฟื้นฟู กู้คืน
result: ผล ผลลัพธ์
retail: ปลีก ขายปลีก
return: คืน คืนสินค้า
rice: ข้าว
ring: แหวน
risk: เสี่ยง ความเสี่ยง
river: แม่น้ำ
road: ถนน ซอย
roaming: โรมมิ่ง
rodent: แฮมสเตอร์ หนูแฮมสเตอร์ สัตว์ฟันแทะ
roof: หลังคา
room: ห้อง ห้องพัก
root_canal: รักษารากฟัน รากฟัน
rope: เชือก
route: เส้นทาง
router: เราเตอร์ โมเด็ม
rubbish: ขยะ
rule: กฎ ระเบียบ
run: วิ่ง
rye: ข้าวไรย์
safe: ปลอดภัย ความปลอดภัย
safe_box: ตู้เซฟ เซฟ
sail: เรือใบ แล่นเรือ
salad: สลัด
salary: เงินเดือน ค่าจ้าง
sale: ขาย
salmon: แซลมอน
salt: เกลือ
same: เดียวกัน เหมือน
sample: ตัวอย่าง
sand: ทราย
saturday: เสาร์ วันเสาร์
sauce: ซอส น้ำจิ้ม
sauna: ซาวน่า
sausage: ไส้กรอก
save: ประหยัด ออม
school: โรงเรียน
school_holidays: ปิดเทอม ปิดภาคเรียน
science: วิทยาศาสตร์
scissors: กรรไกร
scooter: สกู๊ตเตอร์ โมเพด
scratch: รอยขีดข่วน รอยบุบ
screen: หน้าจอ จอ
sea: ทะเล
sea_view: วิวทะเล
season: ฤดู ฤดูกาล
seat: ที่นั่ง
second_hand: มือสอง
security: รักษาความปลอดภัย
seed: เมล็ด เมล็ดพันธุ์
self_checkin: เช็คอินด้วยตนเอง เช็คอินด้วยตัวเอง
self_service: บริการตนเอง
send: ส่ง
senior: ผู้สูงอายุ
separate: แยก
serial_number: หมายเลขเครื่อง ซีเรียลนัมเบอร์
serve: เสิร์ฟ
service: บริการ
sesame: เมล็ดงา งาขาว งาดำ
sew: เย็บ ตัดเย็บ
shampoo: แชมพู
share: แบ่ง ร่วม แชร์
shave: โกน โกนหนวด มีดโกน
sheep: แกะ
sheet: ผ้าปูที่นอน
shelf: ชั้นวาง หิ้ง
shellfish: หอย กุ้ง ซีฟู้ด อาหารทะเล
shoe: รองเท้า
shop: ร้าน ร้านค้า
shoulder: ไหล่ บ่า
shower: ฝักบัว อาบน้ำ
shrimp: กุ้ง
shuttle: รถรับส่ง รับส่ง
sick_note: ใบรับรองแพทย์ ใบลาป่วย
sign: ลายเซ็น เซ็น ลงนาม
signal: สัญญาณ
silver: เงิน
sim: ซิม ซิมการ์ด
sing: ร้องเพลง
single_room: ห้องเดี่ยว ห้องพักเดี่ยว
sink: อ่างล้างจาน อ่างล้างหน้า ซิงค์
skate: สเก็ต
ski: สกี
skin: ผิว ผิวหนัง
skipper: กัปตัน กัปตันเรือ
sleep: นอน
sleeping_bag: ถุงนอน
slow: ช้า
small: เล็ก
smell: กลิ่น
smoke: สูบบุหรี่ บุหรี่
smoke_detector: เครื่องตรวจจับควัน ตรวจจับควัน
snow: หิมะ
soap: สบู่
sock: ถุงเท้า
socket: ปลั๊ก ปลั๊กไฟ เต้ารับ
socks: ถุงเท้า
soft: นุ่ม นิ่ม
software: ซอฟต์แวร์
soil: ดิน
solar: โซลาร์เซลล์ พลังงานแสงอาทิตย์
sold_out: สินค้าหมด ขายหมด
soup: ซุป
sourdough: ซาวร์โด
south: ใต้
soy: ถั่วเหลือง ซีอิ๊ว
spa: สปา
space: พื้นที่ ที่ว่าง
spare_part: อะไหล่
speak: พูด
special: พิเศษ
species: ชนิด พันธุ์
speed: ความเร็ว
spelt: สเปลต์ ข้าวสเปลต์
spice: เครื่องเทศ เผ็ด
spoon: ช้อน
sport: กีฬา
spouse: คู่สมรส
square: จัตุรัส ลานกว้าง สี่เหลี่ยม
square_metre: ตารางเมตร ตร.ม.
squid: ปลาหมึก
stable: คอกม้า คอก
stage: เวที
stain: คราบ รอยเปื้อน
stairs: บันได
stall: แผงขาย แผงลอย บูธ
stamp: แสตมป์ ตราประทับ
standing: บัตรยืน ยืนชม
starter: อาหารเรียกน้ำย่อย เรียกน้ำย่อย
stay: พัก เข้าพัก ที่พัก
steal: ขโมย โจรกรรม
steam: ไอน้ำ
steel: เหล็กกล้า สแตนเลส
stock: สต็อก สต๊อก
stolen: ขโมย ถูกขโมย
stone: หิน
stop: ป้าย จอด
store_keep: เก็บ จัดเก็บ ฝาก
storm: พายุ
stove: เตา เตาแก๊ส
study: เรียน ศึกษา
subscription: สมัครสมาชิก
substitute: แทน ทดแทน
sugar: น้ำตาล
suggest: เสนอแนะ แนะนำ
suitable: เหมาะสม เหมาะ
suite: ห้องสวีท สวีท
summer: ฤดูร้อน หน้าร้อน
sunday: อาทิตย์ วันอาทิตย์
surcharge: ค่าเพิ่ม ส่วนเพิ่ม
sweet: หวาน
swim: ว่ายน้ำ
swimsuit: ชุดว่ายน้ำ
switch_off: ปิดเครื่อง ปิดสวิตช์
switch_on: เปิดเครื่อง เปิดสวิตช์
table: โต๊ะ
take: เอา พา
takeaway: กลับบ้าน ซื้อกลับบ้าน
tank: ถัง แท็งก์
tap: ก๊อกน้ำ ก๊อก
tartar: หินปูน ขูดหินปูน
taste: รสชาติ ชิม
tax: ภาษี
taxi: แท็กซี่
taxi_rank: จุดจอดแท็กซี่ จุดเรียกแท็กซี่
tea: ชา
team: ทีม
technician: ช่าง ช่างเทคนิค
technology: เทคโนโลยี
teeth: ฟัน
television: โทรทัศน์ ทีวี
temporary: ชั่วคราว
tenant: ผู้เช่า
tennis: เทนนิส
textbook: หนังสือเรียน ตำรา
thank: ขอบคุณ
theatre: โรงละคร ละคร
theory: ทฤษฎี
therapist: นักบำบัด หมอนวด พนักงานนวด
thick: หนา
thickness: ความหนา
thursday: พฤหัสบดี วันพฤหัสบดี พฤหัส
ticket: ตั๋ว บัตร
tide: น้ำขึ้นน้ำลง
tie: เนคไท ผูก
time: เวลา
tip: ทิป
today: วันนี้
together: ด้วยกัน ร่วมกัน
toilet: ห้องน้ำ สุขา ส้วม
tomato: มะเขือเทศ
tomorrow: พรุ่งนี้
tool: เครื่องมือ
total: รวม ทั้งหมด
tourist: นักท่องเที่ยว
tourist_tax: ภาษีท่องเที่ยว
towel: ผ้าเช็ดตัว ผ้าขนหนู
tower: หอคอย หอ
toy: ของเล่น
tracking: ติดตามพัสดุ ติดตาม
traffic: จราจร การจราจร
trailer: รถพ่วง เทรลเลอร์
training: ฝึกอบรม อบรม ฝึก
tram: รถราง
transport: ขนส่ง
travel: เดินทาง ท่องเที่ยว
tree: ต้นไม้
trial: ทดลอง
tuesday: อังคาร วันอังคาร
tuition: ค่าเล่าเรียน ค่าเทอม
tune: จูนเสียง ตั้งสาย ปรับเสียง
turkey: ไก่งวง
type: ประเภท ชนิด
tyre: ยาง ยางรถ
ultrasound: อัลตราซาวด์
umbrella: ร่ม
understand: เข้าใจ
uniform: เครื่องแบบ ยูนิฟอร์ม
university: มหาวิทยาลัย
unpack: แกะกล่อง แกะ
update: อัปเดต อัพเดท
urgent: ด่วน เร่งด่วน
use: ใช้ ใช้งาน
vaccination: วัคซีน ฉีดวัคซีน
valley: หุบเขา
valuable: มีค่า ของมีค่า
van: รถตู้ รถบรรทุก
vegan: วีแกน เจ
vegetable: ผัก
vegetarian: มังสวิรัติ
vet: สัตวแพทย์
view: วิว ทิวทัศน์
village: หมู่บ้าน
vinegar: น้ำส้มสายชู
virus: ไวรัส
visit: เยี่ยม เยี่ยมชม เข้าชม ผู้เข้าชม
voice: เสียง
volume: ปริมาตร
volunteer: อาสาสมัคร จิตอาสา
vote: โหวต ลงคะแนน
wall: กำแพง ผนัง
ward: หอผู้ป่วย
warehouse: คลังสินค้า โกดัง
warm: อุ่น อบอุ่น
warning: คำเตือน เตือน
wash: ซัก ล้าง เครื่องซักผ้า
watch: นาฬิกา
water: น้ำ น้ำดื่ม
watt: วัตต์
wave: คลื่น
waxing: แว็กซ์ แว็กซ์ขน กำจัดขน
weak: อ่อนแอ
wear: สวม ใส่
wednesday: พุธ วันพุธ
week: สัปดาห์ อาทิตย์
weekday: วันธรรมดา วันทำการ
weekend: สุดสัปดาห์ เสาร์อาทิตย์
weigh: น้ำหนัก ชั่ง
west: ตะวันตก
wet: เปียก
wetsuit: ชุดดำน้ำ เว็ทสูท
wheel: ล้อ
white: ขาว
whitening: ฟอกสีฟัน
whole: ทั้งหมด เต็ม
wholesale: ขายส่ง ราคาส่ง
wide: กว้าง ความกว้าง
width: ความกว้าง กว้าง
wife: ภรรยา สามี
wind: ลม
window: หน้าต่าง
windscreen: กระจกหน้ารถ กระจกรถ
wine: ไวน์
winter: ฤดูหนาว หน้าหนาว
wire: สายไฟ ลวด
withdraw: ถอน ถอนตัว
withdrawal_period: ระยะเวลายกเลิก
wool: ขนสัตว์ ไหมพรม
workshop: เวิร์กช็อป โรงซ่อม
world: โลก
write: เขียน นักเขียน
wrong: ผิด
x-ray: เอกซเรย์
year: ปี รายปี
yellow: เหลือง
yoga: โยคะ
young: หนุ่ม สาว เยาว์
young_animal: ลูกสุนัข ลูกหมา ลูกแมว
youth: เยาวชน วัยรุ่น
zip: ซิป
`
