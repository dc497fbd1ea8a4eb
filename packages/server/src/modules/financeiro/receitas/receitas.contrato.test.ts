import type { ContratoCompleto } from '@sede/domain/modules/contratos/contratos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ReceitasOffice, receitasOffice } from './receitas-for-tests.ts';

let o: ReceitasOffice;
beforeAll(async () => {
  o = await receitasOffice();
});
afterAll(() => o.app.close());

it('a credited revenue is linked, told when its day is outside the term, found by its contract and taken off', async () => {
  const gil = await o.app.person(['gestor_de_contratos']);
  const { body: contrato } = await gil.rest<ContratoCompleto>('POST', '/contratos', {
    ...{ tipoObjeto: 'Contrato', nome: 'Aluguel da loja', dataInicio: '2026-01-01', dataFim: '2026-10-31' },
    ...{ dataAlerta: '2026-10-01', emails: ['c@example.org'], valorTotal: 50_00 },
    contratados: [{ cnpjContratado: '11222333000181', nome: 'Loja' }],
  });
  const seen = await o.credited();
  const link = (versao: number, idContrato: string | null) =>
    o.ana.rest<{ versao: number; avisos: string[]; contrato: { id: string } | null }>(
      'POST',
      `/receitas/${seen.id}/vincular-contrato`,
      { versao, idContrato },
    );
  const { status, body } = await link(seen.versao, contrato.id);
  expect([status, body.contrato?.id]).toEqual([200, contrato.id]);
  // What comes in counts nothing against the contract's value.
  expect(body.avisos).toEqual(['A data 25/11/2026 está fora da vigência, de 01/01/2026 a 31/10/2026.']);
  const list = await o.ana.rest<{ itens: { id: string }[] }>('GET', `/receitas?idContrato=${contrato.id}`);
  expect(list.body.itens.map(({ id }) => id)).toEqual([seen.id]);
  expect((await link(seen.versao, null)).status).toBe(409);
  expect((await link(body.versao, null)).body.contrato).toBeNull();
});
