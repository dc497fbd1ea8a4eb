/**
 * A name written all in capitals, shown as people write it; every other name stays as it was typed. Never written back.
 *
 * 'MARIA DA SILVA E SOUZA' → 'Maria da Silva e Souza', 'D'ÁVILA' → 'D'Ávila', 'JOÃO II' → 'João II'.
 * Source: decisions-members (List).
 */
const PARTICULAS = new Set(['da', 'das', 'de', 'del', 'di', 'do', 'dos', 'du', 'e', 'y']);
const ROMANO = /^(II|III|IV|VI|VII|VIII|IX)$/;
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

function word(typed: string, index: number): string {
  if (ROMANO.test(typed)) return typed;
  const low = typed.toLocaleLowerCase('pt-BR');
  if (index > 0 && PARTICULAS.has(low)) return low;
  return low
    .split(/(['’-])/)
    .map(capital)
    .join('');
}

export function nomeProprio(nome: string): string {
  const capitals = nome === nome.toLocaleUpperCase('pt-BR') && nome !== nome.toLocaleLowerCase('pt-BR');
  return capitals && nome.length > 3 ? nome.split(' ').map(word).join(' ') : nome;
}
