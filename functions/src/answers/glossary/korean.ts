/** Words of Korean by what they mean, as `glossary` joins them with those of other languages. */
export const KOREAN = `
abroad: 해외 국외 외국 국제
accept: 수락 접수 가능 받다
accessible: 휠체어 장애인 배리어프리 무장애 휠체어_이용 장애인_편의시설
accident: 사고
activity: 활동 체험 액티비티
adapter: 어댑터 변환플러그
add: 추가 더하다 추가하다
address: 주소 소재지 어디에_있나요
adult: 성인 어른 대인 성인_요금
advance: 사전 미리 사전에
advice: 상담 조언 자문 컨설팅
afternoon: 오후
age: 나이 연령 세 살 몇_살 나이_제한 연령_제한
agree: 동의 합의
air_conditioning: 에어컨 냉방 공조
airport: 공항
alarm: 알람 경보 경보기
alcohol: 술 주류 알코올 음주
allergy: 알레르기 알러지
allow: 허용 허가 가능 허락
alone: 혼자 단독 홀로 보호자_없이 혼자_오는
always: 항상 언제나 늘 상시
amount: 금액 액수
anchor: 닻 앵커
animal: 동물 반려동물 애완동물
anniversary: 기념일 주년
answer: 답변 대답 회신
apartment: 아파트 오피스텔
app: 앱 어플 애플리케이션
application: 지원 신청 신청서 입사_지원 지원서_제출
appointment: 예약 진료예약 약속 진료_예약 상담_예약
arrive: 도착 도착하다
ask: 문의 질문 묻다
assemble: 조립 조립하다
automatic: 자동 오토
available: 빈자리 재고 공실 이용가능 빈_자리 예약_가능 빈_방
average: 평균
award: 수상 상 시상
baby: 아기 영아 유아
back_up: 백업
bacon: 베이컨
bag: 가방 봉투 자루
baggage: 짐 수하물 캐리어 여행가방 여행_가방
bake: 굽다 베이커리 빵집 제빵
balcony: 발코니 베란다
ball: 공 볼
bank: 은행
bank_account: 계좌 통장 계좌번호 계좌_번호 은행_계좌
bank_transfer: 계좌이체 송금 입금 계좌_이체 무통장입금
barbecue: 바비큐 바베큐 그릴
basement: 지하실 지하
bath: 욕조 목욕 입욕
bathrobe: 목욕가운 샤워가운 가운 슬리퍼
bathroom: 욕실 화장실
battery: 배터리 건전지 전지
beach: 해변 해수욕장 바닷가
beard: 수염 턱수염
beautiful: 아름다운 아름답다 미용 예쁜
bed: 침대 베드
bedroom: 침실
beef: 소고기 쇠고기
beer: 맥주
begin: 시작 개시 시작하다
beginner: 초보자 초급 입문
bench: 벤치
berth: 정박 계류 선석
bicycle: 자전거 라이딩
big: 큰 크기 크다 대형 사이즈
bill: 계산서 청구서 청구
bird: 새 조류
birth: 출산 출생 탄생
birthday: 생일
bitter: 쓴맛 쓴
black: 검정 검은 검은색 블랙
blanket: 담요 이불
blood: 혈액 피 채혈
blood_pressure: 혈압 고혈압
blood_test: 혈액검사 피검사 채혈 혈액_검사
blow_dry: 블로우드라이 드라이 블로우
blue: 파란 파랑 파란색 블루
boat: 배 보트 선박
boil: 끓이다 삶다 끓는 삶은
book_reading: 책 도서 서적 도서_대출
booking: 예약 예약하다 사전_예약 예약_방법
boot: 부츠 장화
born: 태어나다 출생 태어난 출신
bottle: 병 보틀
bowl: 그릇 볼 대접
box: 상자 박스
box_carton: 박스 종이상자 골판지
boy: 소년 남자아이 남아
braces: 치아교정 교정기 교정 치아_교정
brake: 브레이크 제동
branch: 지점 매장 분점
brand: 브랜드 제조사 상표
bread: 빵
break_damage: 파손 손상 고장 깨지다 망가지다 부서지다
break_pause: 휴식 쉬는시간 브레이크타임
breakdown: 고장
breakfast: 조식 아침식사 아침밥
bride: 신부 결혼식 웨딩 혼례
bridge: 다리 교량
bring: 지참 가져오다 반입 준비물
brother: 형제 자매 형 동생 누나 남매
budget: 예산
buffet: 뷔페
build: 건설 건축 짓다 공사 지은 건립
building: 건물 빌딩 건축물
bunk: 이층침대 벙커침대
buoy: 부표 부이
bus: 버스 관광버스
bus_line: 버스노선 버스_노선
bus_stop: 정류장 버스정류장 버스_정류장
business: 회사 기업 사업체 업체
busy: 혼잡 붐비다 바쁜
button: 버튼 스위치
buy: 구매 구입 사다
cabin: 오두막 캐빈 산장
cake: 케이크 타르트
calendar: 달력 캘린더
call: 전화 연락 통화 전화하다 전화_번호
camera: 카메라 사진기
campfire: 모닥불 캠프파이어
camping: 캠핑 캠핑장 텐트 야영
cancel: 취소 해약 취소하다 취소_수수료 예약_취소
candle: 양초 초 촛불
canoe: 카누
capacity: 정원 수용인원 용량 수용
capital: 수도
car: 자동차 차 차량 승용차
car_rental: 렌터카 렌트카 차량_대여
caravan: 캠핑카 카라반
card: 카드 신용카드
care: 돌봄 간호 관리 보살핌
carpet: 카펫 양탄자 러그
carry: 운반 나르다 휴대 들다
cash: 현금
cash_machine: 현금인출기 현금_인출기 atm 현금지급기
cash_on_delivery: 착불 후불결제 대금상환
castle: 성 고성
castrate: 중성화 중성화수술 거세
cat: 고양이
catalogue: 카탈로그 목록
catering: 케이터링 출장뷔페
ceiling: 천장
celebrate: 축하 파티 잔치 기념
celery: 샐러리 셀러리
cent: 센트
centre: 중심 센터 중앙
century: 세기
ceramics: 도자기 도예 도기
certificate: 증명서 수료증 인증서
chain: 체인 사슬
chair: 의자
change: 변경 변경하다 바꾸다 수정
change_money: 환전 잔돈 거스름돈
changing_room: 탈의실 피팅룸
charge_battery: 충전 충전기 충전소 전기차_충전
charging_station: 충전소 충전_스테이션 전기차_충전소
cheap: 저렴 싸다 싼 할인
cheapest: 최저가 최저
check: 검사 점검 확인 검진
check_in: 체크인 입실 체크_인 입실_시간
check_out: 체크아웃 퇴실 체크_아웃 퇴실_시간
check_up: 검진 건강검진 정기검진 건강_검진
cheese: 치즈
chemist: 약국
chicken: 닭고기 닭 치킨
child: 어린이 아이 아동 자녀 소아
children_menu: 어린이메뉴 키즈메뉴 어린이_메뉴 키즈_메뉴
chocolate: 초콜릿
choose: 선택 고르다
christmas: 크리스마스 성탄절
church: 교회 성당
cinema: 영화관 영화 극장 영화_상영
city: 도시 시내 시
class: 반 학급 클래스 교실 강의실
clean: 청소 세척 깨끗 세탁 청결
climb: 등반 클라이밍 오르다 암벽
clinic: 의원 병원 클리닉 진료소
cloakroom: 외투보관소 물품보관소 보관소 옷장
close: 휴무 닫다 폐점 마감 휴업 휴관 문을_닫다 정기_휴무 문_닫는 쉬는_날
clothes: 옷 의류 의복 복장
clutch: 클러치
coach: 코치 트레이너 감독
coat: 코트 외투 재킷
cocktail: 칵테일
code: 코드 비밀번호
coffee: 커피
cold: 차가운 추운 춥다 냉
collect: 수령 픽업 찾다 수거
colour: 색 색상 염색 컬러
combine: 결합 중복 병용 조합
come: 오다 방문 오시는
comfortable: 편안 편한 쾌적
committee: 위원회 이사회
compare: 비교
competition: 대회 경기 경연
complain: 불만 항의 민원
computer: 컴퓨터 노트북
concert: 콘서트 음악 연주회 음악회
condition: 조건 약관
conference: 회의 컨퍼런스 세미나
confirm: 확인 확정
consumption: 소비 소비량 소비전력 소모
contact: 연락 연락처 문의
contain: 포함 함유
contract: 계약 계약서
cook: 요리 조리 요리사
corkage: 콜키지 코르키지
cost: 요금 가격 비용 얼마 값 얼마예요 얼마인가요 이용_요금 비용은_얼마
cot: 아기침대 유아침대 아기_침대 유아용_침대
cotton: 면 코튼 순면
country: 국가 나라
course: 강좌 수업 강습 코스 강의 과정
court: 코트 테니스장
cover: 보장 보상 적용 보험_적용 보험_처리
cow: 소 젖소 암소
cream: 크림 생크림
credit_card: 신용카드 신용_카드 카드_결제
crown_tooth: 크라운 보철 금니
cup: 컵 잔
cure: 치료 완치 낫다 치유
currency: 통화 화폐
current: 해류 조류 물살 급류
curtain: 커튼
customer: 고객 손님 이용자
cut: 커트 이발 자르다 컷
dam: 댐
dance: 춤 댄스 무용
danger: 위험 위험한
data: 데이터 정보 자료
date: 날짜 일자
daughter: 딸
day: 일 날 매일 하루
dead: 사망 죽다 별세 죽음
deadline: 마감 기한 마감일 접수_마감 신청_마감
dear_expensive: 비싼 비싸다 고가
debt: 빚 채무 부채 연체
deep: 깊이 깊은 수심 깊다
degree: 도 온도 기온 수온
delay: 지연 늦다 지각 연착 늦은
deliver: 배송 배달 택배 발송 배송비 배송_비용 무료_배송
dentist: 치과 치과의사
depart: 출발 떠나다 출발하다
deposit: 보증금 예약금 계약금 선금
describe: 설명 묘사
design: 디자인 설계 디자이너
dessert: 디저트 후식
detergent: 세제 세탁세제
device: 기기 장치 가전
deworm: 구충 구충제
diabetes: 당뇨병 당뇨
diagnosis: 진단
diesel: 디젤 경유 연료 휘발유
diet: 식단 식이요법 다이어트
difference: 차이 다른 다르다
difficult: 어려운 어렵다 난이도
dinner: 저녁식사 석식 만찬
direction: 길 오시는길 방향 찾아오시는 오시는_길 찾아오시는_길 찾아가는_길 가는_방법
dirty: 더러운 오염 더럽다
disabled: 장애인 장애
disappear: 사라지다 실종 사라진
disassemble: 분해 해체
discount: 할인 우대 할인가 할인_혜택
discover: 발견
dish: 요리 음식 메뉴
dishwasher: 식기세척기
display: 표시 디스플레이 화면
dive: 다이빙 잠수
doctor: 의사 원장 전문의
document: 서류 문서
dog: 개 강아지 반려견 애견
donate: 기부 기증 후원
door: 문 출입문
double_room: 더블룸 2인실 더블_룸 이인실 트윈룸
dough: 반죽
download: 다운로드 내려받기
dozen: 다스 열두
drain: 배수 배수구 하수구
dress: 드레스 원피스 복장
dress_code: 드레스코드 복장규정 드레스_코드 복장_규정
drill: 드릴 전동드릴
drink: 음료 마시다 음료수
drive: 운전 운전자 운전기사 기사
driving_licence: 운전면허 면허증 운전면허증 운전_면허 운전_면허증
dry: 건조 건조기 말리다 마른 빨래_건조기
dry_cleaning: 드라이클리닝 드라이_클리닝
duck: 오리 오리고기 거위
dumpling: 만두 물만두 경단
duration: 소요시간 기간 걸리다 동안 얼마나_걸리나요 소요_시간 얼마나_걸려요
during: 동안 기간
dust: 먼지 분진
duvet: 이불 침구
early: 일찍 이른 조기
easter: 부활절
easy: 쉬운 쉽다 간단
eat: 먹다 식사 음식 먹는
egg: 계란 달걀
electric: 전기 전동 전력
electricity: 전기 전력 전기료
elevator: 엘리베이터 승강기
email: 이메일 메일
emergency: 응급 긴급 비상 비상_연락처 응급_상황
employee: 직원 사원 종업원
empty: 비우다 빈
end: 종료 끝 끝나다
engine: 엔진 모터
engineer: 엔지니어 기술자 건축가
english: 영어
engraving: 각인 새기다
enter: 입장 입구 출입 들어가다
entrance_fee: 입장료 관람료 입장_요금 관람_요금
envelope: 봉투
equipment: 장비 용품 설비
euro: 유로
evening: 저녁
event: 행사 이벤트
every: 매 각 마다
exam: 시험 테스트
example: 예 예시
excursion: 소풍 투어 나들이 견학
exercise: 운동 연습
exhaust: 배기 머플러 배기가스
exhibition: 전시 전시회
exit: 출구 퇴장
expire: 만료 유효기간 유효 유효_기간
explain: 설명 해설
express: 특급 급행 빠른_배송 당일배송
extend: 연장 연장하다 기간_연장
eye: 눈 안과
eyebrow: 눈썹 속눈썹
fabric: 원단 천 직물
facial: 얼굴관리 페이셜 피부관리 얼굴_관리
factory: 공장
family: 가족 패밀리
far: 거리 먼 멀다
fare: 운임 차비
farm: 농장 농부 농가
fast: 빠른 빨리 신속
fat: 지방 기름
father: 아버지 어머니 부모 부모님 아빠 엄마
female: 여성 여자 여
fence: 울타리 펜스
ferry: 페리 여객선 나룻배
festival: 축제 페스티벌
fever: 열 발열
few: 적은 소수
fill: 채우다 충전 때우다
filling_tooth: 충전치료 레진 충치_치료 때우기 아말감
filter: 필터 여과
find: 찾다 찾기
fine: 벌금 과태료 범칙금
finger: 손가락
fire: 화재 불
firewood: 장작 땔감
fireworks: 불꽃놀이 폭죽 불꽃축제
first: 첫 처음 첫번째
first_aid: 응급처치 구급상자 구급약 응급_처치
fish: 생선 물고기 낚시
fit: 맞다 핏
fix: 수리 수선 고치다 보수
flat_tyre: 펑크 타이어_펑크
flea_tick: 벼룩 진드기 기생충
flight: 항공편 비행
flood: 홍수 침수
floor: 층
flour: 밀가루
flower: 꽃 꽃다발
fog: 안개
foot: 발
football: 축구
forbidden: 금지 불가
forest: 숲 산림
forget: 잊다 분실물 잊어버리다 두고_온 놓고_온
form: 양식 서식 신청서
found_start: 설립 창립 창업
founder: 설립자 창립자 창업자
free: 무료 공짜 무상
free_of_charge: 무료 무상
free_vacant: 빈 공실 빈방 빈자리 빈_방 빈_자리
freeze: 냉동 냉동고 얼리다
fresh: 신선 신선한
friday: 금요일
fridge: 냉장고
friend: 친구 지인
fringe: 앞머리
fruit: 과일
full: 만석 만실 가득 만차
full_board: 풀보드 세끼_포함 풀_보드 전식사
furniture: 가구
future: 미래 향후
game: 게임 놀이 놀다 경기
garage: 차고 정비소
garden: 정원 가든
garlic: 마늘
gas: 가스
gate: 게이트 출입구 정문 대문
gearbox: 변속기 기어 미션
generator: 발전기
gift: 선물
gift_card: 기프트카드 상품권 기프트_카드
gift_voucher: 상품권 기프트카드 기프트_카드 선물_카드
girl: 소녀 여자아이 여아
give: 주다 제공
glacier: 빙하
glass: 유리 유리잔
glasses: 안경
glove: 장갑
gluten: 글루텐 글루텐프리 밀 글루텐_프리 글루텐_없는
go: 가다 가는
goggles: 수경 물안경 고글
gram: 그램 킬로그램 kg
grass: 잔디 풀 잔디밭
grease: 그리스 윤활유 기름때
green: 초록 녹색
groom: 미용 애견미용 그루밍 털_손질
group: 단체 그룹 모임
group_lesson: 그룹레슨 그룹수업 단체강습 그룹_수업 그룹_레슨
guarantee: 보증 보증서
guardian: 보호자 후견인
guide: 가이드 안내 해설사 가이드_투어
gym: 헬스장 피트니스 체육관 헬스
hair: 머리카락 머리 모발 헤어
hairdresser: 미용사 미용실 이발소
hairdryer: 헤어드라이어 드라이기 헤어드라이기 드라이어
halal: 할랄 코셔
half: 반 절반
half_board: 하프보드 조석식 두끼_포함 하프_보드
hall: 홀 강당 연회장
ham: 햄
handicraft: 수공예 공예 수공예품
handle: 손잡이 핸들
harbour: 항구 항
harness: 하네스 안전벨트
harvest: 수확 추수
hat: 모자
head: 책임자 관리자 점장 원장 지배인 교장
headache: 두통
headliner: 헤드라이너 출연진
health: 건강 보건
hear: 듣다 청력 들리다
hearing: 청각 청력 보청기
heat: 난방 데우다 가열 따뜻한
heavy: 무거운 무게 무겁다
height: 키 높이 신장
helmet: 헬멧 안전모
help: 도움 돕다 지원
herb: 허브 약초
high_chair: 유아용_의자 아기_의자 아기의자 유아의자 하이체어
high_season: 성수기
highlights: 하이라이트 발레아쥬 부분염색 브릿지
hike: 등산 하이킹 도보 걷기 산책 트레킹
hill: 언덕
hire: 대여 렌탈 임대 빌리다
history: 역사 연혁
hobby: 취미
holiday: 휴가 방학 휴일
home: 집 자택 가정
homework: 숙제 과제
honey: 꿀 벌꿀
horse: 말 승마
hose: 호스
hospital: 병원 종합병원
host: 호스트 주인
hot: 뜨거운 더운 뜨겁다
hot_tub: 자쿠지 월풀 온수욕조
hotel: 호텔 숙소
hour: 시간 영업시간 시
house: 집 주택
household: 가구 세대 가정
hungry: 배고픈 배고프다
ice: 얼음 빙
ice_cream: 아이스크림 젤라토
id_card: 신분증 여권 주민등록증 신분_증명서 주민_등록증
ill: 질병 아픈 병 아프다 질환
immediately: 즉시 바로 곧바로
implant: 임플란트
important: 중요 중요한
indoor: 실내 내부
infection: 감염 전염
ingredient: 재료 원재료 성분 식재료
injection: 주사
injury: 부상 상처 다치다
insect: 벌레 곤충 해충
install: 설치 설치하다
instalment: 할부 분할 분할납부
instructions: 설명서 사용법 매뉴얼 사용_설명서 사용_방법
instructor: 강사 선생님 교사 코치
insurance: 보험 보험가입
internet: 인터넷 와이파이 wifi 무선_인터넷
interpreter: 통역 번역 통역사
interview: 면접 인터뷰
invent: 발명
inventor: 발명가 발명자
invite: 초대 초청
iron: 다리미 다림질 철
island: 섬
jam: 잼
jewellery: 보석 장신구 주얼리
job: 일자리 채용 직업 근무 일 채용_공고 구인_공고 아르바이트_모집
juice: 주스
jump: 점프 뛰다 뛰어내리다
kayak: 카약
keep: 보관 유지 지키다
kennel: 애견호텔 반려견호텔 펫호텔 견사
kettle: 주전자 전기포트
key: 열쇠 키
keyboard: 키보드 자판
kidney: 신장 콩팥
kilometre: 킬로미터 km 킬로
kindergarten: 유치원 어린이집
kitchen: 주방 부엌
knife: 칼 나이프
knit: 뜨개질 니트 뜨개
laboratory: 실험실 연구소 검사실
lactose: 유당 유제품 락토스 락토프리
ladder: 사다리
lake: 호수
lamb: 양고기 어린양
lamp: 램프 조명 등
land: 땅 토지 육지
lane: 레인 차선
language: 언어 외국어
last: 마지막 최종
later: 나중 나중에 추후
laundry: 세탁 빨래 세탁실
law: 법 법률
lawyer: 변호사
lay: 낳다 깔다 산란
leak: 누수 새다 누출
learn: 배우다 학습 배움
leather: 가죽
left: 왼쪽 좌측
leg: 다리
legal: 법적 법률 합법
lend: 대출 빌려주다 빌리다 대여
length: 길이 긴 길다
lesson: 수업 레슨 강습
letter: 편지 서신
level: 수준 레벨 등급
library: 도서관
licence: 면허 허가증 자격증
lid: 뚜껑 덮개
life_jacket: 구명조끼 구명_조끼
lifeguard: 안전요원 인명구조원 구조요원 안전_요원
light: 빛 조명 불
lighthouse: 등대
lightning: 번개 천둥 낙뢰 벼락
like: 좋아하다 좋아하는
limescale: 석회 물때
line: 노선 줄 선
listen: 듣다 청취
litre: 리터
live: 살다 거주 사는 생활
liver: 간
local: 현지 지역 동네
lock: 자물쇠 잠금 잠그다
locked: 잠긴 잠금 잠기다
locker: 사물함 보관함 락커 물품_보관함 코인_락커
login: 로그인 접속
lose: 분실 잃어버리다 분실물 잃어버린_물건 분실_신고
lost_property: 분실물 유실물 분실물센터
low: 낮은 낮다
low_season: 비수기
lunch: 점심 점심식사 중식
machine: 기계 머신
magazine: 잡지
main: 주요 메인
main_course: 메인요리 메인_요리 주요리 메인메뉴
maintenance: 정비 유지보수 점검
make: 만들다 제조 제작 생산
male: 남성 남자 남
mandatory: 필수 의무 의무적
manicure: 매니큐어 손톱관리 손톱_관리
map: 지도
map_location: 위치 지도 약도
market: 시장 마켓
marry: 결혼 혼인
massage: 마사지 안마
mat: 매트
material: 재료 소재 교재
maximum: 최대 최고 이하
measure: 측정 재다 치수
meat: 고기 육류
medicine: 약 의약품 약물
meet: 만나다 집합 모임 집합_장소 만나는_곳 모이는_장소
member: 회원 멤버
menu: 메뉴 차림표
message: 메시지 문자 쪽지
meter: 미터
method: 방법 방식
metre: 미터
metro: 지하철 전철 도시철도
microchip: 마이크로칩 인식칩 내장칩 칩
microwave: 전자레인지
middle: 중간 가운데
midnight: 자정 심야
mileage: 주행거리 마일리지 주행_거리 연비
milk: 우유 밀크
million: 백만
mine: 광산 탄광
minibar: 미니바
minimum: 최소 최저 이상
minute: 분
mirror: 거울
miss: 놓치다 결석
mistake: 실수 오류
mobile_phone: 휴대폰 핸드폰 스마트폰 휴대전화 휴대_전화
model: 모델 기종
monday: 월요일
money: 돈 금전
month: 월 개월 매월 매달 달
morning: 아침 오전
motorcycle: 오토바이 바이크
mountain: 산
mouth: 입 구강
move: 이사 이전 이동
museum: 박물관 미술관
mushroom: 버섯
mustard: 겨자 머스터드
nail: 손톱 네일 발톱
name: 이름 성명 명칭
nappy: 기저귀
native_speaker: 원어민 모국어
nature: 자연
near: 근처 가까운 인근 주변
need: 필요 필요하다
needle: 바늘
neighbour: 이웃 옆집
new: 새 새로운 신규
news: 뉴스 소식
newspaper: 신문
next: 다음
night: 밤 박 숙박 야간
noise_loud: 소음 시끄러운 시끄럽다 큰소리
non_swimmer: 수영못하는 수영을_못하는 수영_못하는
noodles: 국수 면 라면 면류
noon: 정오 한낮
north: 북 북쪽
nose: 코
notice: 공지 알림 안내
notice_period: 통보 사전통보 예고기간 사전_통보 통보_기간 해지_통보
number: 번호 수 숫자
nurse: 간호사
nut: 견과류 땅콩 견과
offer: 제공 특가 제안
office: 사무실 사무소
official: 공식 정식
oil: 기름 오일
oil_change: 오일교환 엔진오일 오일_교환 오일_교체
old: 오래된 낡은 옛
onion: 양파
online: 온라인 인터넷
only: 만 오직 한정
open: 영업 개점 열다 개장 오픈 개관 영업_시간 운영_시간 개장_시간 문을_열다 문_여는 관람_시간 몇시에_열어요
operation: 수술
orange: 오렌지 주황
order: 주문 주문하다 발주
organic: 유기농
organise: 주최 개최 조직
outdoor: 야외 실외 옥외
oven: 오븐 화덕
owner: 주인 소유자 사장 견주 대표
pack: 포장 싸다 꾸리다
paddle: 노 패들
paddleboard: 패들보드 sup
page: 페이지 쪽
paint: 페인트 그림 도색 그리다 화가
pair: 켤레 쌍
pan: 프라이팬 냄비 팬
paper: 종이 용지
parade: 퍼레이드 행진 행렬
parcel: 소포 택배
park: 공원
parking: 주차 주차장 주차_가능 주차_요금 주차_공간
parking_space: 주차공간 주차_공간 주차면 주차_자리
partner: 파트너 제휴
pass: 패스 이용권 통행증
passenger: 승객 탑승객
password: 비밀번호 암호
pasta: 파스타 스파게티
path: 오솔길 산책로 탐방로
patient: 환자
pay: 결제 지불 납부 내다 지급
paypal: 페이팔 paypal
pedal: 페달
pedicure: 페디큐어 발톱관리 발_관리
pen: 펜 볼펜
pension: 연금
people: 사람 명 인원 인 몇_명
pepper: 후추 고추
percent: 퍼센트 프로
performance: 공연 쇼
perfume: 향수
perm: 파마 펌 퍼머
permit: 허가 허가증
personalised: 맞춤 맞춤형 맞춤제작 주문제작
photo: 사진 촬영
piano: 피아노
picnic: 피크닉 소풍
piece: 개 조각
pig: 돼지 돼지고기
pillow: 베개
pitch: 사이트 구장 경기장
pizza: 피자
plan: 계획 플랜
plant: 식물 심다
plastic: 플라스틱 비닐
plate: 접시
platform: 승강장 플랫폼
play: 놀다 연주 놀이
playground: 놀이터 운동장
police: 경찰
pool: 수영장 풀장
poor: 가난한 나쁜
popular: 인기
population: 인구 주민
portion: 인분 일인분 분량
possible: 가능 가능한
post: 우편 우체국
potato: 감자
pound: 파운드
power_performance: 출력 마력 성능
practical: 실기 실습 실무
pregnant: 임신 임산부 임신부 임신_중
prepare: 준비 준비하다
prescription: 처방전 처방
pressure: 압력 공기압 혈압
prevent: 예방 방지
price_list: 가격표 요금표 요금_안내 가격_안내
print: 인쇄 출력 프린트
printer: 프린터 인쇄기
private: 개인 사립 전용
private_lesson: 개인레슨 개인강습 일대일 개인_레슨 개인_강습
prize: 상 상품 경품
problem: 문제
process: 과정 절차
product: 제품 상품
profession: 직업 직종
programme: 프로그램 일정
project: 프로젝트 사업
proof: 영수증 증빙 증명
protect: 보호
pub: 펍 술집
public: 공공 공개
public_holiday: 공휴일 명절 법정_공휴일
public_transport: 대중교통 지하철 전철 대중_교통
publish: 출판 발행 게시
pump: 펌프
pupil: 학생 수강생
quality: 품질 질
quantity: 수량 양
quarter: 분기 사분의일
queue: 대기 줄 기다리다 대기_시간 줄_서기
quiet: 조용한 정숙
quiet_hours: 정숙시간 정숙_시간 소등 매너타임
rabbit: 토끼
racket: 라켓
raft: 래프팅 뗏목
railway: 철도 기차 열차
railway_station: 역 기차역 기차_역 지하철_역
rain: 비 우천 날씨
ramp: 경사로 램프
range: 주행가능거리 도달거리 주행_가능_거리
raw: 날것 생 익히지
read: 읽다 독서
ready: 준비 완료
reason: 이유 사유
receive: 받다 수령
reception: 프런트 프론트 안내데스크 리셉션 접수처
recipe: 레시피 조리법
recommend: 추천 권장
recycle: 재활용 분리수거 분리_수거
red: 빨간 빨강 적색
reference: 참조 추천서
referral: 진료의뢰서 의뢰서 소견서
refrigerated: 냉장
refund: 환불 환급
register: 등록 신청 가입
regular: 정기 일반
reminder: 알림 독촉 독촉장
remove: 제거 떼다 철거
repeat: 반복
replace: 교체 교환
report: 보고 신고 보고서
request: 요청 신청
rescue: 구조 구출
responsible: 책임 담당 담당자
rest: 휴식 쉬다
restaurant: 식당 레스토랑 음식점
restore: 복원 복구
result: 결과
retail: 소매
return: 반품 반납 반환
rice: 쌀 밥
ring: 반지 링
risk: 위험 리스크
river: 강 하천
road: 도로 길 거리
roaming: 로밍
rodent: 설치류 햄스터 기니피그
roof: 지붕 옥상
room: 방 객실 룸
root_canal: 신경치료 근관치료 신경_치료
rope: 밧줄 로프
route: 경로 노선 코스
router: 공유기 모뎀 라우터
rubbish: 쓰레기 폐기물 쓰레기_수거
rule: 규칙 규정 수칙
run: 달리기 달리다 마라톤
rye: 호밀
safe: 안전 안전한
safe_box: 금고
sail: 요트 항해 세일링
salad: 샐러드
salary: 급여 월급 임금 시급
sale: 판매 팔다 세일
salmon: 연어
salt: 소금
same: 같은 동일
sample: 샘플 견본 검체
sand: 모래
saturday: 토요일
sauce: 소스
sauna: 사우나 찜질방
sausage: 소시지
save: 절약 저장
school: 학교
school_holidays: 방학 여름방학 겨울방학
science: 과학
scissors: 가위
scooter: 스쿠터 킥보드
scratch: 흠집 긁힘 스크래치 찌그러짐
screen: 화면 스크린
sea: 바다
sea_view: 오션뷰 바다_전망 바다전망 씨뷰
season: 시즌 계절 성수기 비수기
seat: 좌석 자리
second_hand: 중고 중고_제품
security: 보안 경비
seed: 씨앗 종자
self_checkin: 셀프체크인 셀프_체크인 무인체크인 무인_체크인
self_service: 셀프 셀프서비스 셀프_서비스
send: 보내다 발송 전송
senior: 노인 경로 어르신 시니어
separate: 별도 따로 분리
serial_number: 일련번호 시리얼번호 제조번호 시리얼_번호
serve: 제공 서빙
service: 서비스
sesame: 참깨 깨 참기름
sew: 재봉 바느질 꿰매다
shampoo: 샴푸
share: 공유 공용 나누다
shave: 면도 면도기 면도하다
sheep: 양
sheet: 시트 침구 침대보
shelf: 선반 책장
shellfish: 조개 갑각류 해산물 갑각류_알레르기
shoe: 신발 구두 운동화
shop: 가게 매장 상점 점포
shoulder: 어깨
shower: 샤워 샤워실
shrimp: 새우 대하
shuttle: 셔틀 셔틀버스 송영
sick_note: 진단서 병가 병가_진단서
sign: 서명 사인
signal: 신호 수신 전파
silver: 은
sim: 유심 심카드 sim
sing: 노래 부르다 합창
single_room: 싱글룸 1인실 싱글_룸 일인실
sink: 싱크대 세면대 개수대
skate: 스케이트
ski: 스키
skin: 피부
skipper: 선장 스키퍼
sleep: 잠 수면 자다 취침
sleeping_bag: 침낭
slow: 느린 천천히
small: 작은 소형 작다
smell: 냄새 악취
smoke: 흡연 담배 금연 흡연_구역 담배를_피우다
smoke_detector: 화재경보기 연기감지기 연기_감지기 화재_경보기
snow: 눈 적설
soap: 비누
sock: 양말
socket: 콘센트 플러그 소켓
socks: 양말
soft: 부드러운 부드럽다 푹신한
software: 소프트웨어
soil: 흙 토양
solar: 태양광 태양열 솔라
sold_out: 매진 품절
soup: 수프 국
sourdough: 사워도우 천연발효
south: 남 남쪽
soy: 대두 콩 간장 두부
spa: 스파 웰니스 온천
space: 공간 자리
spare_part: 부품 예비부품 예비_부품
speak: 말하다 구사 회화
special: 특별 스페셜
species: 종 종류
speed: 속도
spelt: 스펠트 스펠트밀
spice: 향신료 매운 양념
spoon: 숟가락 스푼
sport: 스포츠 운동
spouse: 배우자
square: 광장 사각 정사각형
square_metre: 제곱미터 평방미터 평
squid: 오징어 문어 낙지
stable: 마구간 마방
stage: 무대 스테이지
stain: 얼룩
stairs: 계단
stall: 노점 부스 좌판
stamp: 우표 도장 스탬프
standing: 입석 스탠딩
starter: 전채 애피타이저 에피타이저 전채요리
stay: 숙박 체류 머물다
steal: 훔치다 도난 절도
steam: 증기 스팀 수증기
steel: 강철 스테인리스 철강
stock: 재고 입고
stolen: 도난 도난당한
stone: 돌 석재 바위
stop: 정류장 정차 멈추다
store_keep: 보관 저장 맡기다
storm: 폭풍 태풍
stove: 난로 스토브 가스레인지 화로
study: 공부 연구
subscription: 구독 정기권 정기_구독
substitute: 대체 대신
sugar: 설탕 당
suggest: 제안 건의
suitable: 적합 알맞은
suite: 스위트룸 스위트
summer: 여름 하계
sunday: 일요일
surcharge: 추가요금 할증 추가금 추가_요금 추가_비용
sweet: 단맛 달콤한 달다
swim: 수영 헤엄치다
swimsuit: 수영복
switch_off: 끄다 끄기 전원_끄기 소등
switch_on: 켜다 켜기 전원_켜기 점등
table: 테이블 식탁 탁자
take: 가져가다 챙기다
takeaway: 포장 테이크아웃 포장_주문 포장_가능
tank: 탱크 물탱크 수조
tap: 수도꼭지
tartar: 치석 치태 플라크 스케일링
taste: 맛 시식
tax: 세금 부가세
taxi: 택시
taxi_rank: 택시승강장 택시_승강장 택시_정류장
tea: 차 홍차
team: 팀
technician: 기술자 정비사 기사
technology: 기술
teeth: 이 치아 이빨
television: 텔레비전 tv 티비
temporary: 임시 일시
tenant: 세입자 임차인
tennis: 테니스
textbook: 교과서 교재
thank: 감사 고맙다
theatre: 극장 연극
theory: 이론 학과
therapist: 치료사 테라피스트 마사지사 관리사
thick: 두꺼운 두껍다 굵은
thickness: 두께
thursday: 목요일
ticket: 티켓 표 입장권 승차권
tide: 조수 밀물 썰물
tie: 넥타이 묶다
time: 시간 언제 몇시
tip: 팁 봉사료
today: 오늘 당일
together: 함께 같이
toilet: 화장실
tomato: 토마토
tomorrow: 내일
tool: 공구 도구
total: 합계 총 총액
tourist: 관광객 관광 여행자
tourist_tax: 관광세 숙박세
towel: 수건 타월
tower: 탑 타워
toy: 장난감 완구
tracking: 배송조회 배송_조회 추적 운송장
traffic: 교통 교통량
trailer: 트레일러 견인
training: 교육 훈련 트레이닝
tram: 트램 노면전차
transport: 운송 교통 수송
travel: 여행
tree: 나무 수목
trial: 체험 시험 무료체험 무료_체험 체험_수업
tuesday: 화요일
tuition: 학비 수업료 수강료 등록금 과외
tune: 조율 튜닝
turkey: 칠면조
type: 종류 유형 타입
tyre: 타이어
ultrasound: 초음파 초음파검사
umbrella: 우산
understand: 이해 알다
uniform: 유니폼 교복 제복
university: 대학교 대학
unpack: 개봉 풀다
update: 업데이트 갱신
urgent: 긴급 급한
use: 사용 이용
vaccination: 예방접종 백신 접종 예방_접종
valley: 계곡 골짜기
valuable: 귀중품 귀중한
van: 승합차 밴 트럭 화물차
vegan: 비건
vegetable: 채소 야채
vegetarian: 채식 채식주의자
vet: 수의사 동물병원
view: 전망 경치 뷰
village: 마을
vinegar: 식초
virus: 바이러스 악성코드
visit: 방문 관람 방문객 견학
voice: 목소리 음성
volume: 용량 부피 음량
volunteer: 자원봉사 자원봉사자
vote: 투표 표결 선거
wall: 벽
ward: 병동 병실
warehouse: 창고
warm: 따뜻한 따뜻하다
warning: 경고 주의 경보
wash: 씻다 세탁 세탁기 세척 빨래_세탁기
watch: 시계 손목시계
water: 물 식수 생수
watt: 와트 킬로와트
wave: 파도 물결
waxing: 왁싱 제모
weak: 약한 약하다
wear: 착용 입다 신다
wednesday: 수요일
week: 주 주일 매주 주간
weekday: 평일 주중 영업일
weekend: 주말
weigh: 무게 체중 몸무게
west: 서 서쪽
wet: 젖은 젖다
wetsuit: 웻슈트 잠수복 슈트
wheel: 바퀴 휠
white: 흰색 하얀 백색
whitening: 미백 치아미백 치아_미백
whole: 전체 통
wholesale: 도매
wide: 너비 넓은 폭
width: 폭 너비
wife: 아내 남편
wind: 바람 강풍
window: 창문 창
windscreen: 앞유리 전면유리 차량_앞유리
wine: 와인 포도주
winter: 겨울 동계
wire: 전선 철사 와이어
withdraw: 철회 인출 탈퇴
withdrawal_period: 청약철회 철회기간 청약_철회 철회_기간
wool: 양모 털실 울
workshop: 워크숍 공방 작업장
world: 세계
write: 쓰다 작가 저자 작성
wrong: 잘못 틀린 틀리다 잘못된
x-ray: 엑스레이 x선 방사선 엑스레이_촬영
year: 년 매년 연간
yellow: 노란색 노랑
yoga: 요가
young: 젊은 청소년 청년
young_animal: 새끼 자견 아기고양이 새끼고양이 새끼강아지
youth: 청소년 청년 미성년자 십대
zip: 지퍼
`
