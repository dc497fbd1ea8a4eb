/** A recurring expense of a contract: its proposals and the expenses made of them are of the same one. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Office, office } from './recorrencias-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

interface Confirmada {
  idDespesa: string;
  avisos: string[];
}
const ATE_OUTUBRO = { dataFim: '2026-10-31', dataAlerta: '2026-10-01' };

it('the contract is in the model, told by name, in its proposals and in each expense; what is odd is told of each', async () => {
  const idContrato = await o.contrato({ dataInicio: '2026-10-01' });
  const made = await o.recorrencia({ relacaoContrato: true, idContrato });
  expect(made).toMatchObject({
    ...{ relacaoContrato: true, idContrato },
    nomeContrato: expect.stringMatching(/^\d{4}\/2026 · Boletim mensal$/),
  });
  const { itens } = await o.propostas('?mes=2026-11&ordem=dataVencimento');
  expect(itens.map((p) => [p.mes, p.relacaoContrato, p.idContrato])).toEqual(
    ['2026-09', '2026-10', '2026-11'].map((mes) => [mes, true, idContrato]),
  );
  const cedo = 'A data 05/09/2026 está fora da vigência, de 01/10/2026 a 31/12/2026.';
  const [setembro, outubro, novembro] = itens;
  if (!setembro || !outubro || !novembro) throw new Error('three proposals');
  const { feitas } = await o.confirmar([o.vista(novembro), o.vista(setembro)]);
  expect(feitas.map(({ mes, avisos }) => [mes, avisos])).toEqual([
    ['2026-09', [cedo]],
    ['2026-11', []],
  ]);
  for (const { idDespesa } of feitas) expect((await o.get(idDespesa ?? '')).contrato).toMatchObject({ id: idContrato });
  // Each has in its history what was odd about it, and not what was about another.
  const motivos = await Promise.all(
    feitas.map(async ({ idDespesa }) => (await o.audit(idDespesa ?? '')).map(({ motivo }) => motivo)),
  );
  expect(motivos).toEqual([[cedo], [null]]);
});

it('confirmed on its own it may be given another contract', async () => {
  const idContrato = await o.contrato(ATE_OUTUBRO);
  const made = await o.recorrencia({ relacaoContrato: true, idContrato, primeiroMes: '2026-11' });
  const outro = await o.contrato({ nome: 'Outro' });
  const { idItemDespesa, idBeneficiario } = o;
  const { status, body } = await o.on<Confirmada>(made, 'confirmar', {
    ...{ mes: '2026-11', idItemDespesa, idBeneficiario, tipoDespesa: 'Serviços', descricao: 'Aluguel', valor: 100_00 },
    ...{ centroCusto: 'Custos operacionais internos', dataVencimento: '2026-11-05', meioPagamento: 'Digital' },
    ...{ tipoDocumento: 'BOLETO', numeroDocumento: 'REC-1', relacaoContrato: true, idContrato: outro },
  });
  expect([status, body.avisos]).toEqual([200, []]);
  expect((await o.get(body.idDespesa)).contrato).toMatchObject({ id: outro, nome: 'Outro' });
});

it('a change gives it one and takes it away; history has it by name; a deleted one is refused at its field', async () => {
  const made = await o.recorrencia();
  const idContrato = await o.contrato();
  const ligada = await o.changeRecorrencia(made, { relacaoContrato: true, idContrato });
  expect([ligada.status, ligada.body.idContrato]).toEqual([200, idContrato]);
  const { body } = await o.ana.rest('GET', `/recorrencias/${made.id}/historico`);
  expect(JSON.stringify(body)).toContain('Boletim mensal');
  expect((await o.changeRecorrencia(ligada.body, { relacaoContrato: false })).body).toMatchObject({
    relacaoContrato: false,
    idContrato: null,
  });
  const outro = await o.contrato();
  await o.app.rows(`update contratos set situacao = 'Excluido' where id = $1`, [outro]);
  for (const answer of [
    await o.registerRecorrencia<Refusal>({ relacaoContrato: true, idContrato: outro }),
    await o.registerRecorrencia<Refusal>({ relacaoContrato: true }),
    await o.changeRecorrencia<Refusal>(await o.getRecorrencia(made.id), { relacaoContrato: true, idContrato: outro }),
  ])
    expect([answer.status, Object.keys(answer.body.data.campos ?? {})]).toEqual([400, ['idContrato']]);
});

it('a contract with a recurring expense is not deleted, in the words of the despesas', async () => {
  const idContrato = await o.contrato();
  await o.recorrencia({ relacaoContrato: true, idContrato });
  const { status, body } = await o.gil.rest<Refusal>('POST', `/contratos/${idContrato}/excluir`, { versao: 1 });
  expect([status, body.message]).toEqual([
    422,
    'O Contrato esta associado a uma ou mais despesas e nao pode ser excluido!',
  ]);
});
