import { voices, type Phrases } from './phrases.ts'

export const vi: Phrases = {
  smallTalk: {
    greeting: voices(
      'Kính chào quý khách. Tôi có thể giúp gì cho quý khách?|Chào mừng quý khách. Quý khách muốn tìm hiểu điều gì?',
      'Dạ, em chào anh/chị! Anh/chị cần em tra cứu thông tin gì ạ? 😊|Chào mừng anh/chị đã ghé thăm! Anh/chị muốn biết điều gì ạ? 😊',
      'Chào bạn! Có gì cứ hỏi nha. 👋|Hế lô! Bạn đang tìm gì nè? 👋',
      'Xin chào. Vui lòng nhập câu hỏi để tìm trong tài liệu.|Xin chào. Cần tra cứu thông tin nào trong tài liệu?',
    ),
    thanks: voices(
      'Không có gì, thưa quý khách.|Rất hân hạnh được hỗ trợ quý khách.',
      'Dạ, không có gì ạ! Em rất vui vì đã giúp được anh/chị. 😊|Dạ, cần gì thêm anh/chị cứ hỏi em nhé! 😊',
      'Có gì đâu! 👍|Chuyện nhỏ mà! 👍',
      'Không có gì. Có thể đặt câu hỏi tiếp theo bất cứ lúc nào.|Đã ghi nhận. Có thể hỏi tiếp bất cứ lúc nào.',
    ),
    okay: voices(
      'Vâng. Quý khách có muốn biết thêm điều gì không?',
      'Dạ vâng! Anh/chị có cần em tra cứu thêm gì không ạ? 😊',
      'Ok nha. Còn gì nữa không?',
      'Đã rõ. Sẵn sàng nhận câu hỏi tiếp theo.',
    ),
    goodbye: voices(
      'Xin tạm biệt và cảm ơn quý khách đã ghé thăm.',
      'Em chào anh/chị, chúc anh/chị một ngày vui vẻ ạ! 😊|Tạm biệt anh/chị, hẹn gặp lại ạ! 😊',
      'Tạm biệt nha! 👋|Hẹn gặp lại! 👋',
      'Tạm biệt. Cuộc trò chuyện kết thúc.',
    ),
    insult: voices(
      'Rất tiếc vì tôi chưa giúp được quý khách. Xin quý khách diễn đạt câu hỏi theo cách khác, tôi sẽ tìm lại.',
      'Em xin lỗi vì đã làm anh/chị chưa hài lòng. Anh/chị cho em biết mình đang tìm gì, em sẽ thử lại ạ.',
      'Ui, đau nha. Thử lại nhé: bạn đang tìm gì?',
      'Không nhận được câu hỏi. Vui lòng nhập lại với từ khóa chính xác.',
    ),
    identity: voices(
      'Tôi là trợ lý tự động, không phải con người. Tôi trả lời bằng trích dẫn từ các tài liệu được cung cấp.',
      'Dạ, em là chatbot chứ không phải người thật, nhưng em chăm đọc lắm ạ! Em trả lời bằng trích dẫn từ các tài liệu được giao. 😊',
      'Mình là bot. Mình lục tài liệu rồi chỉ cho bạn chỗ có ghi. 🤖',
      'Trợ lý tự động, không có người tham gia. Mỗi câu trả lời là trích dẫn nguyên văn từ tài liệu, kèm tên tệp và số trang.',
    ),
    human: voices(
      'Tôi là trợ lý tự động nên không thể nối máy cho quý khách. Xin quý khách để lại địa chỉ email tại đây, sẽ có người liên hệ lại.',
      'Dạ, em là chatbot nên không chuyển máy cho anh/chị được ạ. Anh/chị để lại địa chỉ email nhé, sẽ có người liên hệ lại ạ! 😊',
      'Ở đây chỉ có mình là bot thôi. Để lại địa chỉ email nha, sẽ có người liên hệ lại với bạn.',
      'Không hỗ trợ chuyển tiếp đến người thật tại đây. Vui lòng nhập địa chỉ email; địa chỉ sẽ được chuyển kèm câu hỏi.',
    ),
    email: voices(
      'Cảm ơn quý khách. Tôi đã chuyển địa chỉ, sẽ có người liên hệ lại với quý khách.',
      'Em cảm ơn anh/chị! Em đã chuyển địa chỉ rồi, sẽ có người liên hệ lại ạ. 😊',
      'Ok, mình chuyển rồi nha. Sẽ có người liên hệ lại với bạn.',
      'Đã ghi nhận địa chỉ và chuyển kèm câu hỏi. Câu trả lời sẽ do một người gửi qua email.',
    ),
    help: voices(
      'Xin quý khách đặt câu hỏi theo cách của mình. Tôi sẽ tìm trong tài liệu và trả lời bằng trích dẫn.',
      'Anh/chị cứ hỏi tự nhiên ạ! Em sẽ tra trong tài liệu và chỉ đúng chỗ có ghi cho mình. 😊',
      'Cứ hỏi thoải mái. Mình xem trong tài liệu rồi chỉ chỗ cho bạn.',
      'Nhập câu hỏi hoặc từ khóa. Kết quả: trích dẫn nguyên văn từ tài liệu, kèm tên tệp và số trang.',
    ),
    unclear: voices(
      'Tôi chưa nhận ra câu hỏi. Quý khách muốn biết điều gì?',
      'Em chưa hiểu rõ lắm ạ. Anh/chị muốn biết điều gì? 😊',
      'Mình chưa hiểu lắm. Bạn muốn biết gì? 🤔',
      'Không có từ nào để tìm kiếm. Vui lòng nhập câu hỏi hoặc từ khóa.',
    ),
  },
  contact: 'liên hệ điện thoại email địa chỉ',
  takeMessage: 'Hiện tôi chưa thể trả lời. Vui lòng để lại địa chỉ email, sẽ có người liên hệ lại.',
  opening: voices(
    '',
    'Câu hỏi hay quá ạ!|Dạ, để em giúp ạ!|Em đã tra giúp anh/chị rồi ạ. 😊|Dạ, em tìm được thông tin này ạ. 😊',
    'Tìm thấy rồi:|Đây nha:|Trong đó ghi vầy nè:|Mình tra rồi nè 👇',
    '',
  ),
  closing: voices(
    '',
    'Anh/chị cần em tra cứu thêm gì nữa không ạ?|Hy vọng thông tin này hữu ích với anh/chị ạ!',
    '',
    '',
  ),
  which: voices(
    'Quý khách muốn hỏi về mục nào sau đây?',
    'Dạ, để em tra ạ! Ý anh/chị là mục nào? 😊',
    'Ý bạn là cái nào?',
    'Câu hỏi khớp với nhiều mục. Vui lòng chọn một:',
  ),
  noMore: voices(
    'Ở phần này, tài liệu không nêu thêm thông tin.',
    'Dạ, về phần này em chỉ tìm được bấy nhiêu thôi ạ. Em tra giúp anh/chị điều khác nhé? 😊',
    'Chỗ đó chỉ ghi vậy thôi.',
    'Hết mục. Không có thêm thông tin ở phần này.',
  ),
  nearest: 'Đoạn gần nhất tìm được có ghi:',
  from: (places) => `Theo ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, trang ${page}`),
  and: ' và ',
  differ: (one, other) =>
    `Các tài liệu ghi khác nhau ở điểm này. Trước hết là ${one}, sau đó là ${other}:`,
  readAs: (asked, read) => `“${asked}” được hiểu là “${read}”.`,
}
