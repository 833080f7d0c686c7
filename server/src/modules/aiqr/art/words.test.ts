import { meanings } from './meanings.js';
import { meaningsOf } from './words.js';

const namesOf = (prompt: string) => {
  const found = new Set(meaningsOf(prompt));
  return Object.entries(meanings).flatMap(([name, meaning]) => (found.has(meaning) ? [name] : []));
};

describe('the words of a picture', () => {
  it.each([
    ['berries and leaves', 'forest berry'],
    ['beaches with cherries, parties for children', 'sea berry party'],
    ['Kaffeehäuser am Meer', 'sea coffee home'],
    ['Bäume, Blumen und Bücher', 'forest flowers book'],
    ['Weihnachtsmarkt mit Erdbeerkuchen', 'berry christmas'],
    ['Des cafés près des forêts', 'forest coffee'],
    ['l’été, les étoiles, les gâteaux et les chevaux', 'sea night berry animal'],
    ['Flores, peces y luces de Navidad', 'sea flowers christmas'],
    ['las playas y las montañas rojas', 'sea mountain red'],
    ['القهوة على شاطئ البحر', 'sea coffee'],
    ['والزهور والأشجار في الحديقة', 'forest flowers'],
    ['شجرات', 'forest'],
  ])('are known in the plural and in each language: %s', (prompt, names) => {
    expect(namesOf(prompt).join(' ')).toBe(names);
  });

  it.each(['a server in a barn', 'paella', '', '12 🍕'])('are not guessed: %s', (prompt) => {
    expect(meaningsOf(prompt)).toEqual([]);
  });
});
