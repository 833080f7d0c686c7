/** What is wrong with an answer to a form. */
export const answers = {
  tooLong: 'Please use at most {limit} characters. Your answer has {length}.',
  agree: 'Please agree to this before you send the form.',
  tick: 'Please tick “{label}”.',
  choose: 'Please choose an answer for “{label}”.',
  fillIn: 'Please fill in “{label}”.',
  email: 'Please write an e-mail address, such as you@example.com.',
  phone: 'Please write a phone number with its digits, such as +1 201 555 0123.',
  phoneOfCountry: 'Please write the number with its country, such as +1 201 555 0123.',
  number: 'Please write a number, such as 12 or 3.5.',
  date: 'Please choose a date between 1900 and 2099.',
  inList: 'Please choose one of the answers in the list.',
  tickOrNot: 'Please tick the box or leave it empty.',
  notAsked: 'This form does not have this question.',
} as const;
