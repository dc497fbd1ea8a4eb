import { expect, it } from 'vitest';
import { moveWord, renameWord, semRepetir } from './listaDePalavras.ts';

const palavras = { habilitadas: ['Luz', 'Água', 'Nova'], desabilitadas: ['Telex'], guardadas: ['Luz', 'Água'] };

it('a stored word that is renamed stays as a disabled one; one that was only typed does not', () => {
  expect(renameWord(palavras, 'Luz', ' Energia ')).toEqual({
    habilitadas: ['Energia', 'Água', 'Nova'],
    desabilitadas: ['Telex', 'Luz'],
  });
  expect(renameWord(palavras, 'Nova', 'Gás')).toEqual({
    habilitadas: ['Luz', 'Água', 'Gás'],
    desabilitadas: ['Telex'],
  });
});
it('to nothing, to itself or to another word is no renaming', () => {
  for (const para of ['', ' ', 'Luz', 'água', 'TELEX']) expect(renameWord(palavras, 'Luz', para), para).toBeNull();
});
it('moves one place and says what is there already', () => {
  expect(moveWord(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveWord(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(semRepetir(' LUZ', ['Luz'])).toBe('Esta opção já existe.');
  expect(semRepetir('Luzes', ['Luz'])).toBeNull();
});
