import { expect, it } from 'vitest';
import { dicaDoFiliado, mensagemDoAtendimento } from './mensagem.rules.ts';

it('tells when the next appointment is usual: thirty days after an attended one, ninety after a missed one', () => {
  const atendido = { data: '2026-09-14', compareceu: true } as const;
  expect(dicaDoFiliado(atendido, '2026-12-03')).toEqual({
    texto: 'Último atendimento em 14/09/2026. Próximo possível desde 14/10/2026.',
    cedo: false,
  });
  expect(dicaDoFiliado({ data: '2026-10-30', compareceu: false }, '2026-12-03')).toEqual({
    texto: 'Não compareceu em 30/10/2026. Próximo possível: 28/01/2027 (90 dias).',
    cedo: true,
  });
  expect(dicaDoFiliado(atendido, '2026-10-14')?.cedo).toBe(false);
  expect(dicaDoFiliado(atendido, '2026-10-13')?.cedo).toBe(true);
  expect(dicaDoFiliado(null, '2026-12-03')).toBeNull();
});

it('the message says number, day, hours and place, and neither matter nor names', () => {
  const um = {
    ...{ numero: '2026/1187', data: '2026-12-03', inicio: '10:20', fim: '11:40' },
    ...{ tipoAtendimento: 'Presencial', local: 'SCS Quadra 2', nomeEscritorio: 'Prado' },
  } as const;
  expect(mensagemDoAtendimento(um)).toBe(
    'Atendimento 2026/1187 agendado: quinta-feira, 03 de dezembro de 2026, das 10:20 às 11:40. Presencial: SCS Quadra 2. Se não puder comparecer, avise com antecedência.',
  );
  expect(mensagemDoAtendimento({ ...um, local: null })).toContain('Presencial: Prado.');
});
