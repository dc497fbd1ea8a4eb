import type { Conferencia } from '@sede/domain/modules/financeiro/fechamentos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BancoOffice, bancoOffice, ofx } from '../financeiro.banco-for-tests.ts';

let banco: BancoOffice;
beforeAll(async () => {
  banco = await bancoOffice();
});
afterAll(() => banco.close());

it('before closing tells the statement lines of the month that nobody has matched, as their list does', async () => {
  const conta = await banco.conta();
  await banco.importar(
    banco.ana,
    conta,
    ofx([
      { data: '20261005', valor: '-100.00' },
      { data: '20261020', valor: '30.00' },
      { data: '20261021', valor: '-7.00' },
    ]),
  );
  const { pontos } = await banco.ok<Conferencia>(banco.vera, 'GET', '/fechamentos/conferencia?mes=2026-10');
  expect(pontos.semConciliacao).toEqual({ quantidade: 2, valor: 130_00 });
  const { total } = await banco.ok<{ total: number }>(
    banco.vera,
    'GET',
    '/extratos/lancamentos?inicio=2026-09-21&fim=2026-10-20&estado=pendente',
  );
  expect(total).toBe(2);
});
