/** The boleto's line of an expense: checked, kept as digits, of one instalment only. */
import type { DespesaCompleta } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Office, office } from './despesas-for-tests.ts';

const LINHA = '23793381286008301352856000063307789840000150000';
let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

describe('the line of a boleto', () => {
  it.each([
    ['23793.38128 60083.013528 56000.063307 7 89840000150000', LINHA],
    ['23797898400001500003381260083013525600006330', LINHA],
    ['84670000001-7 43590024020-9 02405000243-5 84221010811-9', '846700000017435900240209024050002435842210108119'],
    ['', null],
    [null, null],
  ])('%j is kept as digits', async (boleto, kept) => {
    expect((await o.one({ boleto })).boleto).toBe(kept);
  });

  it.each([LINHA.replace('8984', '8994'), '123', 'abc'])('%s is refused at its field', async (boleto) => {
    const { status, body } = await o.register<Refusal>({ boleto });
    expect(status).toBe(400);
    expect(body.data.campos).toHaveProperty('boleto');
  });

  it('belongs to one instalment: several are refused, and a change of the later ones leaves theirs', async () => {
    const { body } = await o.register<Refusal>({ boleto: LINHA, numeroParcelas: 2 });
    expect(body.data.campos).toHaveProperty('boleto');
    const [first, second] = await o.instalments(2);
    await o.change(first, { boleto: LINHA, descricao: 'Com boleto', escopo: 'esta_e_seguintes' });
    const rows: DespesaCompleta[] = [await o.get(first.id), await o.get(second.id)];
    expect(rows.map(({ boleto, descricao }) => [boleto, descricao])).toEqual([
      [LINHA, 'Com boleto'],
      [null, 'Com boleto'],
    ]);
  });
});
