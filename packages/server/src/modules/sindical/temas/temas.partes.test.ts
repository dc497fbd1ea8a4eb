/** What hangs from a theme: each saved for itself, two people at once, cases, people's phones, the history. */
import { newId } from '@sede/domain/kernel';
import type {
  AcaoDoTema,
  ItemDoTema,
  PessoaDoTema,
  ProcessoDoTema,
  TemaDoProcesso,
} from '@sede/domain/modules/sindical/temas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { ACAO, ITEM, PESSOA, PROCESSO, type Salvo, type TemasRig, temasRig } from './temas-for-tests.ts';

let rig: TemasRig;
beforeAll(async () => {
  rig = await temasRig();
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

const PARTES = [
  ['itens', ITEM, { descricaoItem: 'Outro' }],
  ['pessoas', PESSOA, { nome: 'Sen. Otávio Teles' }],
  ['processos', PROCESSO, { identificacaoProcesso: 'TC 1' }],
  ['acoes', ACAO, { descricaoAcao: 'Outra' }],
] as const;

describe.each(PARTES)('%s', (parte, campos, outros) => {
  it('are saved one by one, each with its own version, and move the theme’s last change alone', async () => {
    const { id, versao, lastUpdated } = await rig.created();
    rig.app.clock.set('2026-11-20T15:10:00.000Z');
    const salvo = await rig.part<Salvo>(id, parte, campos, rig.julio);
    expect(salvo.versao).toBe(1);
    const mudado = await rig.marina.rest<Salvo>('PATCH', `/temas/${parte}/${salvo.id}`, { versao: 1, ...outros });
    expect([mudado.status, mudado.body]).toEqual([200, expect.objectContaining({ versao: 2, ...outros })]);
    const tema = await rig.read(id);
    expect([tema.versao, tema.atualizadoPor, tema.lastUpdated]).toEqual([versao, 'Marina Alves', expect.any(String)]);
    expect(tema.lastUpdated > lastUpdated).toBe(true);
    expect(rig.app.events.every(({ modulo }) => modulo === 'temas')).toBe(true);
    const { body } = await rig.leitor.rest<{ total: number }>('GET', `/temas/${id}/historico`);
    expect(body.total).toBe(3);
  });

  it('one of two who change the same sees what the other wrote', async () => {
    const { id } = await rig.created();
    const salvo = await rig.part<Salvo>(id, parte, campos);
    const both = await Promise.all(
      [rig.marina, rig.julio].map((who) =>
        who.rest<Refusal>('PATCH', `/temas/${parte}/${salvo.id}`, { versao: 1, ...outros }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'plataforma.versao_conflito',
      data: { atual: outros },
    });
  });

  it('a save that is sent twice is done once', async () => {
    const { id } = await rig.created();
    const headers = { 'idempotency-key': newId() };
    const [um, outro] = await Promise.all(
      [1, 2].map(() => rig.marina.rest<Salvo>('POST', `/temas/${id}/${parte}`, campos, headers)),
    );
    expect([um?.status, outro?.status]).toEqual([200, 200]);
    expect(um?.body.id).toBe(outro?.body.id);
    expect(await rig.app.rows(`select id from temas_${parte}`)).toHaveLength(1);
  });

  it('goes with the version that was seen, and only with that', async () => {
    const { id } = await rig.created();
    const salvo = await rig.part<Salvo>(id, parte, campos);
    await rig.julio.rest('PATCH', `/temas/${parte}/${salvo.id}`, { versao: 1, ...outros });
    expect((await rig.marina.rest('DELETE', `/temas/${parte}/${salvo.id}`, { versao: 1 })).status).toBe(409);
    expect((await rig.marina.rest('DELETE', `/temas/${parte}/${salvo.id}`, { versao: 2 })).status).toBe(200);
    expect((await rig.marina.rest('DELETE', `/temas/${parte}/${salvo.id}`, { versao: 2 })).status).toBe(404);
    expect(await rig.app.rows(`select id from temas_${parte}`)).toEqual([]);
  });

  it('are kept by whoever edits themes, of a theme that is there, with fields that are known', async () => {
    const { id } = await rig.created();
    expect((await rig.leitor.rest('POST', `/temas/${id}/${parte}`, campos)).status).toBe(403);
    expect((await rig.marina.rest('POST', `/temas/${newId()}/${parte}`, campos)).status).toBe(404);
    expect((await rig.marina.rest('POST', `/temas/${id}/${parte}`, { ...campos, temaId: newId() })).status).toBe(400);
    const salvo = await rig.part<Salvo>(id, parte, campos);
    expect((await rig.leitor.rest('PATCH', `/temas/${parte}/${salvo.id}`, { versao: 1, ...outros })).status).toBe(403);
    expect((await rig.marina.rest('PATCH', `/temas/${parte}/${newId()}`, { versao: 1, ...outros })).status).toBe(404);
  });
});

it('two people who save in two sections at once both keep their work, thirty times', async () => {
  const { id } = await rig.created();
  const saves = Array.from({ length: 30 }, (_, n) =>
    n % 2 === 0
      ? rig.marina.rest('POST', `/temas/${id}/itens`, { ...ITEM, descricaoItem: `Item ${n}` })
      : rig.julio.rest('POST', `/temas/${id}/acoes`, { ...ACAO, descricaoAcao: `Ação ${n}` }),
  );
  expect(new Set((await Promise.all(saves)).map(({ status }) => status))).toEqual(new Set([200]));
  const tema = await rig.read(id);
  expect([tema.itens.length, tema.acoes.length, tema.versao]).toEqual([15, 15, 1]);
});

it.each<[string, object, string]>([
  ['itens', { ...ITEM, descricaoItem: '' }, 'descricaoItem'],
  ['itens', { ...ITEM, posicionamento: 'Neutro' }, 'posicionamento'],
  ['pessoas', { ...PESSOA, nome: null }, 'nome'],
  ['pessoas', { ...PESSOA, motivoRelevancia: ' ' }, 'motivoRelevancia'],
  ['pessoas', { ...PESSOA, telefone2: 'ramal' }, 'telefone2'],
  ['pessoas', { ...PESSOA, email2: 'helena arroba' }, 'email2'],
  ['pessoas', { ...PESSOA, autoridadeId: '0198c0de-0000-7000-8000-000000000001' }, 'autoridadeId'],
  ['processos', { processoSindicato: false }, 'identificacaoProcesso'],
  ['processos', { processoSindicato: true, identificacaoProcesso: 'X' }, 'processoUid'],
  ['processos', { processoSindicato: true, processoUid: '0198c0de-0000-7000-8000-000000000001' }, 'processoUid'],
  ['acoes', { ...ACAO, dataAcao: '2026-02-30' }, 'dataAcao'],
  ['acoes', { ...ACAO, classificacaoAcao: 'Interno' }, 'classificacaoAcao'],
  ['links', { nome: 'a', tipo: 'Artigo', url: 'javascript:alert(1)' }, 'url'],
  ['links', { nome: 'a', tipo: 'Artigo', url: 'https://camara.leg.br@example.com' }, 'url'],
  ['links', { nome: 'a', tipo: 'Blog', url: 'https://camara.leg.br' }, 'tipo'],
])('%s %j is refused at its field', async (parte, campos, campo) => {
  const { id } = await rig.created();
  const { status, body } = await rig.marina.rest<Refusal>('POST', `/temas/${id}/${parte}`, campos);
  expect([status, Object.keys(body.data?.campos ?? {})]).toEqual([400, [campo]]);
  if (campo === 'url') expect(body.data?.campos).toEqual({ url: 'URL inválida. Ex: https://www.camara.leg.br' });
});

describe('people', () => {
  it('have their phones and e-mails for whoever edits themes, and for nobody else, in answers and history', async () => {
    const { id } = await rig.created();
    const pessoa = await rig.part<PessoaDoTema>(id, 'pessoas', { ...PESSOA, posicao: 'Favorável' });
    expect(pessoa).toMatchObject({ telefone1: '+556132155000', email1: 'helena@camara.leg.br', posicao: 'Favorável' });
    await rig.marina.rest('PATCH', `/temas/pessoas/${pessoa.id}`, { versao: 1, telefone1: '(61) 3215-5001' });
    const seen = async (who = rig.leitor) => {
      const paths = [`/temas/${id}`, `/temas/${id}/leitura`, `/temas/${id}/historico`, '/temas', '/temas/resumo'];
      const all = await Promise.all(paths.map((path) => who.rest('GET', path)));
      return JSON.stringify(all.map(({ body }) => body));
    };
    expect(await seen()).not.toMatch(/3215|helena@/);
    expect(await seen()).toContain('Dep. Helena Barros');
    expect(await seen(rig.marina)).toMatch(/3215/);
    expect((await rig.read(id, rig.leitor)).pessoas).toMatchObject([
      { telefone1: null, email1: null, nome: PESSOA.nome },
    ]);
  });

  it('may be one of the register; when that goes the name stays', async () => {
    const quem = await rig.app.person(['autoridades', 'gestor_sistema']);
    const { body: autoridade } = await quem.rest<Salvo>('POST', '/autoridades', { nome: 'Ana', nomePolitico: 'Ana' });
    const { id } = await rig.created();
    await rig.part(id, 'pessoas', { ...PESSOA, autoridadeId: autoridade.id });
    const { status } = await quem.rest('DELETE', `/autoridades/${autoridade.id}`, { versao: autoridade.versao });
    expect(status).toBe(200);
    expect((await rig.read(id)).pessoas).toMatchObject([{ nome: PESSOA.nome, autoridadeId: null }]);
  });
});

describe('a case of the union’s', () => {
  const inserted = async (numero: string, situacao = 'Em andamento') => {
    const uid = newId();
    await rig.app.rows(`insert into processos_juridicos (id, tipo, numero, tribunal_orgao, situacao, data_referencia, movimentado_em, a_conferir)
      values ('${uid}', 'Judicial', '${numero}', 'TRF1', '${situacao}', '2025-01-01', now(), '{numero}')`);
    return uid;
  };

  it('is chosen: number and court are its own, and stay as they were copied', async () => {
    const { id } = await rig.created();
    const processoUid = await inserted('1042518-73.2021.4.01.3400');
    const salvo = await rig.part<ProcessoDoTema>(id, 'processos', { processoSindicato: true, processoUid });
    expect(salvo).toMatchObject({
      ...{ processoUid, identificacaoProcesso: '1042518-73.2021.4.01.3400', tribunalOrgao: 'TRF1', abre: false },
    });
    await rig.app.rows(`update processos_juridicos set tribunal_orgao = 'STJ' where id = '${processoUid}'`);
    expect((await rig.read(id)).processos).toMatchObject([{ tribunalOrgao: 'TRF1' }]);
    const juridico = await rig.app.person(['juridico']);
    expect((await rig.read(id, juridico)).processos).toMatchObject([{ abre: true }]);
  });

  it('answered otherwise is cleared', async () => {
    const { id } = await rig.created();
    const processoUid = await inserted('1042518-73.2021.4.01.3401');
    const { id: parte } = await rig.part<ProcessoDoTema>(id, 'processos', { processoSindicato: true, processoUid });
    const sem = await rig.marina.rest<Refusal>('PATCH', `/temas/processos/${parte}`, {
      versao: 1,
      processoSindicato: false,
    });
    expect(Object.keys(sem.body.data?.campos ?? {})).toEqual(['identificacaoProcesso']);
    const outro = await rig.marina.rest<ProcessoDoTema>('PATCH', `/temas/processos/${parte}`, {
      ...{ versao: 1, processoSindicato: false, identificacaoProcesso: 'TC 1' },
    });
    expect(outro.body).toMatchObject({ processoUid: null, identificacaoProcesso: 'TC 1', tribunalOrgao: null });
  });

  it('that was deleted cannot be chosen', async () => {
    const { id } = await rig.created();
    const processoUid = await inserted('1042518-73.2021.4.01.3402', 'Excluído');
    const { status } = await rig.marina.rest('POST', `/temas/${id}/processos`, {
      processoSindicato: true,
      processoUid,
    });
    expect(status).toBe(400);
  });

  it('tells the themes that name it to whoever sees it', async () => {
    const { id, titulo } = await rig.created();
    const processoUid = await inserted('1042518-73.2021.4.01.3403');
    await rig.part(id, 'processos', { processoSindicato: true, processoUid });
    const ask = (who: TemasRig['marina']) =>
      who.rest<{ itens: TemaDoProcesso[] }>('GET', `/temas/do-processo?processo=${processoUid}`);
    const juridico = await rig.app.person(['juridico']);
    expect((await ask(juridico)).body.itens).toEqual([
      { id, titulo, tipoTema: 'Projeto de Lei Ordinária', situacao: 'EM_ACOMPANHAMENTO' },
    ]);
    expect((await ask(rig.marina)).status).toBe(404);
    expect((await ask(await rig.app.person(['escritorio_juridico', 'autoridades']))).status).toBe(404);
    await rig.marina.rest('POST', `/temas/${id}/responder`, { passo: 5, existe: false });
    expect((await ask(juridico)).body.itens).toEqual([]);
  });
});

it('actions stand newest first, each with who wrote it', async () => {
  const { id } = await rig.created();
  for (const dataAcao of ['2026-10-28', '2026-11-19', '2026-11-11']) {
    await rig.part<AcaoDoTema>(id, 'acoes', { ...ACAO, dataAcao, comunicacao: true }, rig.julio);
  }
  expect((await rig.read(id)).acoes.map(({ dataAcao, autor, comunicacao }) => [dataAcao, autor, comunicacao])).toEqual([
    ['2026-11-19', 'Júlio Sá', true],
    ['2026-11-11', 'Júlio Sá', true],
    ['2026-10-28', 'Júlio Sá', true],
  ]);
});

it('items stand in the order in which they were written', async () => {
  const { id } = await rig.created();
  for (const n of [1, 2, 3]) await rig.part<ItemDoTema>(id, 'itens', { ...ITEM, descricaoItem: `Art. ${n}` });
  expect((await rig.read(id)).itens.map(({ descricaoItem }) => descricaoItem)).toEqual(['Art. 1', 'Art. 2', 'Art. 3']);
});
