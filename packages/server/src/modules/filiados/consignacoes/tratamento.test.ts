import type { NaoConsignado } from '@sede/domain/modules/filiados/consignacoes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import {
  type Corpo,
  clearConsignacao,
  cpfNo,
  csvOf,
  type Lista,
  MES,
  makeMembro,
  painelOf,
  resultadosDe,
  sendFileTo,
  sendMes,
  verify,
} from './consignacoes-for-tests.ts';

let app: TestApp;
const sendFile = sendFileTo(() => app);
let carla: TestPerson;
let gestora: TestPerson;
let leitor: TestPerson;

beforeAll(async () => {
  app = await testApp();
  carla = await app.person(['consignacao'], { nome: 'Carla' });
  gestora = await app.person(['gestor_usuario'], { nome: 'Gilda' });
  leitor = await app.person(['visualizador_consignacao'], { nome: 'Leo' });
});
afterAll(() => app.close());
beforeEach(() => clearConsignacao(app));

const resultados = resultadosDe(() => carla);

const umMes = () => sendMes(app, carla);

describe('treatment', () => {
  it('survives the next run, is refused on an older version, and counts no more when the code changes', async () => {
    const ids = await umMes();
    await verify(app, carla, MES);
    const lista = await resultados('&codigo=nao_descontado,valor_diferente');
    const alvos = lista.map(({ id, tratamentoVersao }) => ({ id, versao: tratamentoVersao }));
    const done = await carla.rest<Corpo>('POST', '/consignacoes/tratar', {
      alvos,
      tratamento: 'contatar',
      causa: 'margem',
      nota: 'liguei',
    });
    expect(done.body.feitas).toHaveLength(2);
    const stale = await carla.rest<Corpo>('POST', '/consignacoes/tratar', {
      alvos: alvos.slice(0, 1),
      tratamento: 'aguardar',
    });
    expect(stale.body.recusadas[0]?.code).toBe('plataforma.versao_conflito');
    await verify(app, carla, MES);
    expect(
      (await resultados('&tratado=sim')).map(({ tratamento, causa, tratadoPor }) => [tratamento, causa, tratadoPor]),
    ).toEqual([
      ['contatar', 'margem', 'Carla'],
      ['contatar', 'margem', 'Carla'],
    ]);
    await app.rows(`update consignacao_resultados set codigo = 'fora_da_tabela' where filiado_id = $1`, [
      ids.diferente,
    ]);
    expect(await resultados('&tratado=sim')).toHaveLength(1);
  });

  it('to boleto changes the form of payment', async () => {
    const ids = await umMes();
    await verify(app, carla, MES);
    const [nao] = await resultados('&codigo=nao_descontado');
    await carla.rest<Corpo>('POST', '/consignacoes/tratar', {
      alvos: [{ id: nao?.id, versao: 0 }],
      tratamento: 'passar_a_boleto',
    });
    expect(await app.rows('select forma_pagamento from filiados where id = $1', [ids.nao])).toEqual([
      { forma_pagamento: 'Boleto' },
    ]);
  });

  it('concludes a competence when nothing is left, locks it, and reopens with a reason', async () => {
    await umMes();
    await verify(app, carla, MES);
    const early = await carla.rest<Corpo>('POST', '/consignacoes/concluir', { competencia: MES });
    expect([early.status, early.body.message]).toEqual([409, 'Ainda há ocorrências a tratar.']);
    const alvos = (await resultados()).map(({ id }) => ({ id, versao: 0 }));
    await carla.rest<Corpo>('POST', '/consignacoes/tratar', { alvos, tratamento: 'sem_providencia' });
    expect(
      (await carla.rest<Corpo>('POST', '/consignacoes/concluir', { competencia: MES })).body.concluida,
    ).toMatchObject({ por: 'Carla' });
    for (const { status, body } of [
      await carla.rest<Corpo>('POST', '/consignacoes', { mes: 10, ano: 2026 }),
      await sendFile(carla, { competencia: MES, casa: 'TCU', bytes: csvOf([[cpfNo(7), '', 'Tito', '1,00']]) }),
    ])
      expect([status, body.code]).toEqual([409, 'consignacoes.estado']);
    const locked = await carla.rest<Corpo>('POST', '/consignacoes/tratar', {
      alvos: [{ ...alvos[0], versao: 1 }],
      tratamento: 'aguardar',
    });
    expect(locked.body.recusadas[0]?.message).toBe('A competência está concluída. Reabra-a para mudar alguma coisa.');
    expect((await carla.rest<Corpo>('POST', '/consignacoes/reabrir', { competencia: MES })).status).toBe(400);
    expect(
      (await carla.rest<Corpo>('POST', '/consignacoes/reabrir', { competencia: MES, motivo: 'arquivo novo' })).status,
    ).toBe(200);
    expect((await painelOf(carla, MES)).concluida).toBeNull();
  });
});

describe('inactivation', () => {
  it('makes INATIVO, never ends the membership, proposes a departure, and is undone for whoever has not changed', async () => {
    const ids = await umMes();
    const outro = await makeMembro(app, { nome: 'Nara Nada', cpf: cpfNo(20), valorPago: 1 });
    await verify(app, carla, MES);
    const rows = await resultados('&codigo=nao_descontado');
    const asked = { ids: rows.map(({ id }) => id), causa: 'cancelou' };
    const wrong = await carla.rest<Corpo>('POST', '/consignacoes/inativar', { ...asked, quantos: 1 });
    expect([wrong.status, wrong.body.message]).toEqual([
      422,
      'Erro ao inativar filiados: o número confirmado (1) não é o dos selecionados (2).',
    ]);
    const lote = await carla.rest<Corpo>('POST', '/consignacoes/inativar', { ...asked, quantos: 2 });
    expect(lote.body).toMatchObject({ quantos: 2, causa: 'cancelou', ate: '2026-12-20' });
    const situacoes = () =>
      app.rows('select situacao_filiado as s from filiados where id = any($1) order by nome_completo', [
        [ids.nao, outro],
      ]);
    expect(await situacoes()).toEqual([{ s: 'INATIVO' }, { s: 'INATIVO' }]);
    expect(
      await app.rows('select 1 from filiado_periodos where filiado_id = $1 and fim is null', [ids.nao]),
    ).toHaveLength(1);
    expect((await gestora.rest<Corpo>('GET', '/desfiliacoes/totais?estado=aguardando')).body.total).toBe(2);
    expect(
      await app.rows(`select 1 from avisos where tipo = 'desfiliacoes_propostas' and usuario_id = $1`, [
        gestora.usuarioId,
      ]),
    ).toHaveLength(1);
    await app.rows('update filiados set versao = versao + 1 where id = $1', [outro]);
    const undone = await carla.rest<Corpo>('POST', `/consignacoes/inativacoes/${lote.body.id}/desfazer`, {
      versao: lote.body.versao,
    });
    expect(undone.body).toEqual({ voltaram: 1, ficaram: 1 });
    expect(await situacoes()).toEqual([{ s: 'INATIVO' }, { s: 'ATIVO' }]);
    expect((await gestora.rest<Corpo>('GET', '/desfiliacoes/totais?estado=aguardando')).body.total).toBe(1);
  });

  it('takes nobody but Não descontado, and nobody with cases who was not ticked', async () => {
    await umMes();
    await verify(app, carla, MES);
    const [diferente] = await resultados('&codigo=valor_diferente');
    const no = await carla.rest<Corpo>('POST', '/consignacoes/inativar', {
      ids: [diferente?.id],
      causa: 'margem',
      quantos: 1,
    });
    expect(no.body.message).toBe('Erro ao inativar filiados: Só se inativa quem está como Não descontado.');
    await app.rows('update consignacao_resultados set processos = 2');
    const [nao] = await resultados('&codigo=nao_descontado');
    const asked = { ids: [nao?.id], causa: 'margem', quantos: 1 };
    expect((await carla.rest<Corpo>('POST', '/consignacoes/inativar', asked)).status).toBe(422);
    expect(
      (await carla.rest<Corpo>('POST', '/consignacoes/inativar', { ...asked, comProcessos: [nao?.id] })).status,
    ).toBe(200);
  });

  it('of somebody who was deducted is taken back to the situation before', async () => {
    const ids = await umMes();
    await verify(app, carla, MES);
    const [inativo] = await resultados('&codigo=inativo');
    expect((await carla.rest<Corpo>('POST', '/consignacoes/reativar', { resultado: inativo?.id })).status).toBe(200);
    expect(await app.rows('select situacao_filiado as s from filiados where id = $1', [ids.inativo])).toEqual([
      { s: 'ATIVO' },
    ]);
  });
});

describe('who sees what', () => {
  it('the reader: the not consigned only, without CPF, and their spreadsheet', async () => {
    await umMes();
    await verify(app, carla, MES);
    const { body } = await leitor.rest<Lista<NaoConsignado>>('GET', '/consignacoes/nao-consignados');
    expect(body.itens).toMatchObject([{ nome: 'Nilo Nada', casa: 'CAMARA', esperado: 150_00, meses: 1 }]);
    expect(JSON.stringify(body)).not.toContain(cpfNo(4));
    for (const path of ['/consignacoes/painel', `/consignacoes?competencia=${MES}`, '/consignacoes/inativacoes'])
      expect((await leitor.rest('GET', path)).status, path).toBe(403);
    const file = await leitor.rest('GET', '/consignacoes/nao-consignados/exportar');
    expect(file.headers['content-disposition']).toContain('filiados_inativos.xlsx');
    expect(
      await app.rows(`select quantidade from acessos_dados where tela = 'consignacoes' and usuario_id = $1`, [
        leitor.usuarioId,
      ]),
    ).toEqual([{ quantidade: 1 }]);
  });

  it('the files of the month carry their house and competence', async () => {
    await umMes();
    await verify(app, carla, MES);
    const { gerados } = await painelOf(carla, MES);
    expect(gerados.map(({ nome, linhas }) => [nome, linhas])).toEqual([
      ['consignados_camara_2026-10.xlsx', 3],
      ['nao_encontrados_camara_2026-10.xlsx', 1],
      ['nao_consignados_camara_2026-10.xlsx', 1],
      ['divergencias_camara_2026-10.xlsx', 2],
    ]);
    const file = await carla.rest('GET', `/consignacoes/gerados?competencia=${MES}&casa=CAMARA&tipo=divergencias`);
    expect([file.status, file.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('divergencias_camara_2026-10.xlsx'),
    ]);
  });

  it('the member’s timeline tells the deductions to whoever edits members, and to nobody else', async () => {
    const ids = await umMes();
    await verify(app, carla, MES);
    const linhaDe = async (person: TestPerson, id: string) =>
      (
        await person.rest<{ itens: { feito: string; motivo: string | null }[] }>(
          'GET',
          `/filiados/${id}/linha-do-tempo?tipo=descontos`,
        )
      ).body.itens;
    expect(await linhaDe(gestora, ids.fora)).toMatchObject([
      { feito: 'Desconto de outubro/2026: R$ 238,00', motivo: 'Fora da tabela' },
    ]);
    expect(await linhaDe(gestora, ids.nao)).toMatchObject([{ feito: 'Não descontado em outubro/2026', motivo: null }]);
    expect(await linhaDe(await app.person(['visualizador_usuario']), ids.nao)).toEqual([]);
  });

  it('departures are decided once, by whoever manages members', async () => {
    const ids = await umMes();
    await verify(app, carla, MES);
    const [nao] = await resultados('&codigo=nao_descontado');
    await carla.rest<Corpo>('POST', '/consignacoes/inativar', { ids: [nao?.id], causa: 'cancelou', quantos: 1 });
    expect((await carla.rest<Corpo>('GET', '/desfiliacoes')).status).toBe(403);
    const [proposta] = (await gestora.rest<Corpo>('GET', '/desfiliacoes')).body.itens;
    expect(proposta).toMatchObject({
      nome: 'Nilo Nada',
      estado: 'aguardando',
      causa: 'cancelou',
      competencia: MES,
      pode: {},
    });
    const decided = await gestora.rest<Corpo>('POST', `/desfiliacoes/${proposta?.id}/desfiliar`, {
      versao: proposta?.versao,
      data: '2026-11-20',
      motivo: 'Falta de pagamento',
    });
    expect(decided.body).toMatchObject({ estado: 'desfiliada', decididaPor: 'Gilda' });
    expect(
      await app.rows('select motivo from filiado_periodos where filiado_id = $1 and fim = $2', [ids.nao, '2026-11-20']),
    ).toHaveLength(1);
    const twice = await gestora.rest<Corpo>('POST', `/desfiliacoes/${proposta?.id}/manter`, {
      versao: decided.body.versao,
      motivo: 'x',
    });
    expect([twice.status, twice.body.code]).toEqual([409, 'desfiliacoes.estado']);
  });
});
