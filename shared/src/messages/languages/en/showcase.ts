/** The pages that the code of the start page leads to. */
export const showcase = {
  title: 'The code of the start page',
  scanned: 'That was a scan',
  lead: 'You see a real page behind a real code. The number beside the code on our start page has just gone up.',
  make: 'Make my own code',
  happenedTitle: 'What happened just now',
  happened:
    '- Your phone read a short address from the code and opened it\n- Swapt saw which language your phone prefers and chose this page\n- The scan was counted, and the print stays the same when the page changes',
  menu: 'This is how a café could welcome you',
  coffee: 'Flat white',
  coffeeText: 'Double shot, silky milk.',
  croissant: 'Butter croissant',
  croissantText: 'Baked at six, mostly gone by eleven.',
  cake: 'Cheesecake with berries',
  cakeText: 'With warm sauce.',
  notReal: 'This is a demonstration. The café does not exist, and you cannot order anything here.',
} as const;
