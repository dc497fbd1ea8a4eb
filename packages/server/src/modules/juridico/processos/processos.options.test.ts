import type { CandidatoDoProcesso, OpcaoDeProcesso, ProcessoCompleto } from '@sede/domain/modules/juridico/processos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { type Casos, casosForTests } from '../juridico.processos-for-tests.ts';

let c: Casos;
let judicial: ProcessoCompleto;
let publicado: ProcessoCompleto;
beforeAll(async () => {
  c = await casosForTests();
  judicial = await c.made(c.judicial({ titulo: 'Tese sigilosa' }));
  publicado = await c.made({
    ...c.judicial({ numero: '0000002-65.2005.4.05.8100', escritorioId: c.leal, filiados: [c.membros[1]] }),
    ...{ titulo: 'Reajuste de todos', publicarAcaoColetiva: true },
  });
});
afterAll(() => c.app.close());

const offered = async (who: TestPerson, query: string) => {
  const { status, body } = await who.rest<{ itens: OpcaoDeProcesso[] }>('GET', `/processos/opcoes?${query}`);
  expect(status).toBe(200);
  return body.itens;
};
const numeros = async (who: TestPerson, query: string) => (await offered(who, query)).map(({ numero }) => numero);

it('cases are chosen from three letters or digits on, by digits, title and member, an office’s user among the own', async () => {
  expect(await numeros(c.julia, '')).toEqual([]);
  expect(await numeros(c.julia, 'busca=10')).toEqual([]);
  expect(await numeros(c.julia, 'busca=1023344')).toEqual([judicial.numero]);
  expect(await numeros(c.vera, 'busca=3344-75')).toEqual([judicial.numero]);
  expect(await numeros(c.vera, 'busca=tese')).toEqual([judicial.numero]);
  expect(await numeros(c.julia, 'busca=membro')).toHaveLength(2);
  expect(await numeros(c.elias, 'busca=membro')).toEqual([judicial.numero]);
  expect(await numeros(c.julia, `filiado=${c.membros[1]}`)).toEqual([publicado.numero]);
  expect(await numeros(c.elias, `filiado=${c.membros[1]}`)).toEqual([]);
  expect(await numeros(c.elias, `ids=${publicado.id}&ids=${judicial.id}`)).toEqual([judicial.numero]);
  expect(await offered(c.julia, 'busca=1023344')).toMatchObject([{ titulo: 'Tese sigilosa', escritorioNome: 'Prado' }]);
});

it.each(['comunicacao', 'politico_sindical'] as const)(
  '%s chooses by number and court, and reads a title only where it was published',
  async (papel) => {
    const who = await c.app.person([papel]);
    expect(await offered(who, 'busca=1023344')).toEqual([
      {
        ...{ id: judicial.id, tipo: 'Judicial', numero: judicial.numero, tribunalOrgao: 'TRF1' },
        ...{ titulo: null, escritorioNome: null, situacao: null },
      },
    ]);
    expect([await numeros(who, 'busca=tese'), await numeros(who, 'busca=membro')]).toEqual([[], []]);
    expect(await offered(who, 'busca=reajuste')).toMatchObject([{ titulo: 'Reajuste de todos' }]);
    expect((await who.rest('GET', `/processos/opcoes?filiado=${c.membros[0]}`)).status).toBe(403);
    expect((await who.rest('GET', '/processos')).status).toBe(403);
  },
);

it.each(['comunicacao', 'politico_sindical'] as const)(
  'an office’s user who is %s too reads what is written in the own cases alone; others’ by number and court',
  async (papel) => {
    const who = await c.deEscritorio(c.leal, ['escritorio_juridico', papel]);
    expect(await offered(who, 'busca=1023344')).toEqual([
      {
        ...{ id: judicial.id, tipo: 'Judicial', numero: judicial.numero, tribunalOrgao: 'TRF1' },
        ...{ titulo: null, escritorioNome: null, situacao: null },
      },
    ]);
    expect(await numeros(who, 'busca=tese')).toEqual([]);
    expect(await numeros(who, 'busca=membro')).toEqual([publicado.numero]);
    expect(await offered(who, 'busca=reajuste')).toMatchObject([{ escritorioNome: 'Leal', situacao: 'Em andamento' }]);
    expect(await numeros(who, `filiado=${c.membros[0]}`)).toEqual([]);
    expect(await numeros(who, `filiado=${c.membros[1]}`)).toEqual([publicado.numero]);
  },
);

it('others are not offered cases, nor a deleted one to anybody', async () => {
  expect((await c.gestora.rest('GET', '/processos/opcoes?busca=1023344')).status).toBe(403);
  await c.app.rows("update processos_juridicos set situacao = 'Excluído' where id = $1", [judicial.id]);
  const who = await c.app.person(['comunicacao']);
  expect([await numeros(c.julia, 'busca=1023344'), await numeros(who, `ids=${judicial.id}`)]).toEqual([[], []]);
  await c.app.rows("update processos_juridicos set situacao = 'Em andamento' where id = $1", [judicial.id]);
});

it('members to be made party are found who left or died too, told as such, with their CPF masked', async () => {
  await c.app.rows('update filiados set falecido = true where id = $1', [c.membros[2]]);
  await c.app.rows("update filiado_periodos set fim = '2025-01-01' where filiado_id = $1", [c.membros[3]]);
  const found = async (query: string) =>
    (await c.julia.rest<{ itens: CandidatoDoProcesso[] }>('GET', `/processos/opcoes-de-filiados?${query}`)).body.itens;
  expect(await found('busca=me')).toEqual([]);
  expect(
    (await found(`busca=membro&processo=${judicial.id}`)).map(({ nome, desfiliado, falecido, noProcesso }) => [
      ...[nome, desfiliado, falecido, noProcesso],
    ]),
  ).toEqual([
    ['Membro A', false, false, true],
    ['Membro B', false, false, false],
    ['Membro C', false, true, false],
    ['Membro D', true, false, false],
  ]);
  const [um] = await found('busca=529.982.247');
  expect(um).toMatchObject({ nome: 'Membro A', cpf: '***.982.247-**' });
  expect(JSON.stringify(um)).not.toMatch(/247-?25/);
  expect((await found(`ids=${c.membros[3]}`)).map(({ nome }) => nome)).toEqual(['Membro D']);
  for (const who of [c.vera, c.elias, c.gestora])
    expect((await who.rest('GET', '/processos/opcoes-de-filiados?busca=membro')).status).toBe(403);
  const both = await c.made(
    c.judicial({ numero: '5/2001', formatoAntigo: true, tribunalOrgao: 'TRF1', filiados: c.membros.slice(2) }),
  );
  expect(both.filiados).toBe(2);
});
