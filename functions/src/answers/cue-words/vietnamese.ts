import type { CueWords } from './cue-words.ts'

export const VIETNAMESE: CueWords = {
  asked: {
    phone:
      'số (?:điện thoại|đt|sđt|hotline)|sđt|(?:gọi|bấm|liên hệ|liên lạc) (?:số|cho) (?:nào|mấy|ai)|hotline',
    hours:
      'giờ (?:mở cửa|làm việc|hoạt động|đóng cửa)|(?:mấy giờ|khi nào|lúc nào|ngày nào) (?:[\\p{L}\\p{M}]+ ){0,3}?(?:mở|đóng)|(?:mở|đóng) cửa (?:lúc|đến|từ|tới|vào|ngày)? ?(?:mấy|khi|ngày)|có mở cửa',
    money: `bao nhiêu tiền|(?<!đánh )giá (?:bao nhiêu|là bao nhiêu|thế nào)|giá vé|(?<!đánh |gạt )giá(?! trị| định)|chi phí|(?<!lãng )phí`,
    duration:
      'bao lâu|mất bao nhiêu (?:thời gian|ngày|giờ|phút)|trong bao nhiêu (?:ngày|giờ|tuần)|mấy (?:ngày|tiếng|phút)',
    age: 'bao nhiêu tuổi|mấy tuổi|độ tuổi',
    distance: 'bao xa|cao bao nhiêu|sâu bao nhiêu|cách bao xa',
    quantity: 'bao nhiêu|mấy|tỷ lệ (?:nào|bao nhiêu)',
    time: 'khi nào|bao giờ|lúc nào|mấy giờ|(?:vào |từ |đến )?(?:năm|ngày|tháng|thế kỷ|thập kỷ) nào|thời (?:gian|điểm) nào|lúc mấy',
    person: 'ai|của ai|người nào|do ai',
    place: 'ở đâu|đâu|nơi nào|địa chỉ|(?:thành phố|quốc gia|nước|đường) nào',
    reason: 'tại sao|vì sao|lý do (?:gì|nào)|sao lại',
  },
  numbers: 'hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|trăm|nghìn|ngàn|triệu|tỷ|nửa|một phần|vài',
  spans: 'giây|phút|giờ|tiếng|ngày|tuần|tháng|năm|thập kỷ|thế kỷ',
  years: 'tuổi|năm',
  dates:
    'tháng \\d+|năm \\d+|ngày \\d+|thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật|thế kỷ|hàng ngày|hằng ngày|cuối tuần|\\d+ ?giờ|\\d+h\\d*|nửa đêm|buổi trưa',
  money: 'đồng|đ|vnđ|vnd|euro|đô la',
  free: 'miễn phí',
  reasons: 'vì|bởi vì|do|nhờ|để|nguyên nhân|lý do',
  places: 'sau|cạnh|đối diện|ở|tại|gần|đường|phố|quận|phường|địa chỉ|số nhà',
  closed: 'đóng cửa|nghỉ|24/7|24 giờ',
  implied: {
    phone: 'số điện thoại gọi bấm hotline',
    hours: 'giờ mở cửa đóng làm việc hoạt động',
  },
  unnamed: { hours: 'giờ mở cửa' },
}
