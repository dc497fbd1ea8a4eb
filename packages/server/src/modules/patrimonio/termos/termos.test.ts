/** Terms of responsibility over HTTP: made with what is handed over, answered once by its holder, by link or on paper. */
import { createHash } from 'node:crypto';
import {
  situacaoDoTermo,
  TENTATIVAS_DO_TERMO,
  type Termo,
  type TermoAberto,
} from '@sede/domain/modules/patrimonio/termos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PatrimonioRig, patrimonioRig } from '../patrimonio.office-for-tests.ts';

const CPF = '52998224725';
const OUTRO = '11144477735';
interface Refusal {
  code: string;
  message: string;
  data?: { campos?: Record<string, string> };
}

let rig: PatrimonioRig;
let camila: { id: string };
beforeAll(async () => {
  rig = await patrimonioRig();
});
afterAll(() => rig.app.close());
beforeEach(async () => {
  await rig.clean();
  await rig.app.rows('delete from emails');
  await rig.app.rows('delete from avisos');
  camila = await rig.funcionario();
});

const mails = () => rig.app.rows<{ para: string; texto: string }>(`select * from emails order by id`);
/** Of the last mail. */
async function token(): Promise<string> {
  const texto = JSON.stringify((await mails()).at(-1));
  return /\/termo#([\w-]+)/.exec(texto)?.[1] ?? '';
}
const sair = (bens: readonly string[], over: object = {}) =>
  rig.sair(bens, { idFuncionario: camila.id, responsavel: null, ...over });
const ler = <T = TermoAberto>(dado: string) => rig.app.stranger.rest<T>('POST', '/termo/ler', { token: dado });
const responder = <T = { resultado: string; restam: number }>(dado: string, over: object = {}) =>
  rig.app.stranger.rest<T>('POST', '/termo/responder', { token: dado, cpf: CPF, aceita: true, ...over });
const doBem = async (id: string) => (await rig.pat.rest<{ itens: Termo[] }>('GET', `/bens/${id}/termos`)).body.itens;
const situacoes = async (id: string) => (await doBem(id)).map(({ situacao }) => situacao);
const avisos = async () =>
  (await rig.pat.rest<{ itens: { texto: string; detalhe: string | null; caminho: string }[] }>('GET', '/avisos')).body
    .itens;
const linhas = () => rig.app.rows<Record<string, string | null>>('select * from bens_termos order by bem');

describe('a term is made', () => {
  it('of an exit: one mail and one link for all that left, its token kept nowhere', async () => {
    const [a, b] = [await rig.bem(), await rig.bem()];
    await sair([a.id, b.id]);
    expect(await mails()).toHaveLength(1);
    const dado = await token();
    const aberto = (await ler(dado)).body;
    expect(aberto).toMatchObject({ nome: 'Camila Prado', validoAte: rig.dia(30), restam: 5 });
    expect(aberto.bens).toEqual([a, b].map(({ nPatrimonio }) => `${nPatrimonio} · Notebook · Dell Latitude 5450`));
    expect(aberto.texto).toMatch(/^Declaro que recebi/);
    expect(await doBem(a.id)).toMatchObject([
      { origem: 'saida', situacao: 'aguardando', email: 'camila@example.org', autor: 'Pat', forma: null },
    ]);
    const guardado = JSON.stringify([await linhas(), await rig.app.rows('select * from auditoria')]);
    expect(guardado).not.toContain(dado);
    expect(guardado).toContain(createHash('sha256').update(dado).digest().toJSON().data.join(','));
  });

  it('is told as a term in the histories of the asset and of the whole system, whatever made it', async () => {
    const bem = await rig.bem();
    await sair([bem.id]);
    await rig.pat.rest('PATCH', `/bens/${bem.id}`, { versao: (await rig.read(bem.id)).versao, idUsuario: camila.id });
    const daCasa = await rig.app.person(['gestor_sistema']);
    const feitos = async (quem: typeof rig.pat, path: string) =>
      (await quem.rest<{ itens: { feito: string }[] }>('GET', path)).body.itens.map(({ feito }) => feito);
    const saida = ['Termo emitido', 'Registro criado'];
    const alocacao = ['Termo emitido', 'Termo substituído', 'Alteração'];
    expect(await feitos(rig.pat, `/bens/${bem.id}/historico`)).toEqual([...alocacao, ...saida]);
    expect(await feitos(daCasa, `/auditoria?registro=${bem.id}`)).toEqual([...alocacao, ...saida]);
  });

  it('names the state that was noted at the exit', async () => {
    const bem = await rig.bem({ nSerie: '9XK' });
    await sair([bem.id], { estadoPatrimonio: 'Regular' });
    const { bens } = (await ler(await token())).body;
    expect(bens).toEqual([`${bem.nPatrimonio} · Notebook · Dell Latitude 5450 · série 9XK · estado: Regular`]);
  });

  it('of an allocation, alone, of many and by the form; not again of whom it was with', async () => {
    const [a, b] = [await rig.bem(), await rig.bem()];
    const dar = () => rig.pat.rest('POST', '/bens/alocar', { ...alvos, idUsuario: camila.id, dataAlocacao: rig.hoje });
    const alvos = { ids: [a.id, b.id], versoes: { [a.id]: a.versao, [b.id]: b.versao } };
    await dar();
    expect(await mails()).toHaveLength(1);
    expect(await doBem(b.id)).toMatchObject([{ origem: 'alocacao', nome: 'Camila Prado', situacao: 'aguardando' }]);
    const { versao } = await rig.read(a.id);
    await rig.pat.rest('PATCH', `/bens/${a.id}`, { versao, idUsuario: camila.id, setorAlocado: null });
    expect(await doBem(a.id)).toHaveLength(1);
    const c = await rig.bem({ idUsuario: camila.id });
    expect(await situacoes(c.id)).toEqual(['aguardando']);
  });

  it('of an employee whose address came over as none: on paper only', async () => {
    const a = await rig.bem();
    await rig.app.rows(`update funcionarios set email = 'sem arroba' where id = $1`, [camila.id]);
    expect((await sair([a.id])).status).toBe(200);
    expect(await doBem(a.id)).toMatchObject([{ nome: 'Camila Prado', email: null, expiraEm: null }]);
    expect(await mails()).toEqual([]);
  });

  it('without an address on paper only; without a text not at all; of a finished exit none', async () => {
    const [a, b, c] = [await rig.bem(), await rig.bem(), await rig.bem()];
    await rig.sair([a.id]);
    expect(await doBem(a.id)).toMatchObject([
      { nome: 'Renato Vilela', email: null, expiraEm: null, situacao: 'aguardando' },
    ]);
    await rig.sair([b.id], { jaRetornou: true, dataRetorno: rig.dia(-1), horaRetorno: '10:00' });
    expect(await doBem(b.id)).toEqual([]);
    await rig.app.rows(
      `insert into configuracoes (id, chave, valor) values (gen_random_uuid(), 'termoDeResponsabilidade', '""')`,
    );
    await sair([c.id]);
    expect(await doBem(c.id)).toEqual([]);
    expect((await rig.pat.rest<Refusal>('POST', `/bens/${c.id}/termos`, {})).body.code).toBe('termos.sem_texto');
    await rig.app.rows(`delete from configuracoes where chave = 'termoDeResponsabilidade'`);
    expect(await mails()).toEqual([]);
  });

  it('anew for whoever has the asset: the former link ends', async () => {
    const bem = await rig.bem();
    expect((await rig.pat.rest<Refusal>('POST', `/bens/${bem.id}/termos`, {})).body.code).toBe('termos.sem_pessoa');
    await sair([bem.id]);
    const antigo = await token();
    const { status, body } = await rig.pat.rest<Termo>('POST', `/bens/${bem.id}/termos`, {});
    expect([status, body.situacao, body.origem]).toEqual([200, 'aguardando', 'saida']);
    expect(await situacoes(bem.id)).toEqual(['aguardando', 'substituido']);
    expect((await ler<Refusal>(antigo)).body.code).toBe('termos.link_invalido');
    expect((await ler(await token())).status).toBe(200);
  });
});

describe('an answer', () => {
  it('accepts all of the link once: who, when, from where and the digest are kept', async () => {
    const [a, b] = [await rig.bem(), await rig.bem()];
    await sair([a.id, b.id]);
    const dado = await token();
    expect((await responder(dado, { cpf: '529.982.247-25', navegador: 'Firefox' })).body).toEqual({
      resultado: 'aceito',
      restam: 5,
    });
    for (const { id } of [a, b])
      expect(await doBem(id)).toMatchObject([
        { situacao: 'aceito', forma: 'eletronica', resumo: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ]);
    expect(await linhas()).toMatchObject([
      { cpf: CPF, endereco: expect.any(String), navegador: 'Firefox' },
      { cpf: CPF },
    ]);
    expect((await responder<Refusal>(dado)).body.code).toBe('termos.link_invalido');
    expect((await ler<Refusal>(dado)).body.code).toBe('termos.link_invalido');
    // What went well asks nobody for anything.
    expect(await avisos()).toEqual([]);
    const { bytes, headers } = await rig.pat.rest('GET', `/termos/${(await doBem(a.id))[0]?.id}/pdf`);
    expect([bytes.subarray(0, 5).toString(), headers['content-type']]).toEqual(['%PDF-', 'application/pdf']);
  });

  it('two at once: one counts', async () => {
    const bem = await rig.bem();
    await sair([bem.id]);
    const dado = await token();
    const recusa = { aceita: false, motivo: 'Veio quebrado' };
    const todas = await Promise.all([
      responder(dado),
      responder(dado, recusa),
      responder(dado),
      responder(dado, recusa),
    ]);
    expect(todas.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  });

  it('that refuses has a reason', async () => {
    const bem = await rig.bem();
    await sair([bem.id]);
    const dado = await token();
    const sem = await responder<Refusal>(dado, { aceita: false });
    expect([sem.status, sem.body.data?.campos]).toEqual([400, { motivo: 'Obrigatorio' }]);
    expect((await responder(dado, { aceita: false, motivo: 'Veio quebrado' })).body.resultado).toBe('recusado');
    expect(await doBem(bem.id)).toMatchObject([{ situacao: 'recusado', motivo: 'Veio quebrado' }]);
    const historico = await rig.pat.rest<{ itens: { feito: string; por: string | null }[] }>(
      'GET',
      `/bens/${bem.id}/historico`,
    );
    expect(historico.body.itens[0]).toMatchObject({ feito: 'Resposta ao termo pelo link', por: null });
    expect(await avisos()).toMatchObject([
      {
        texto: 'Camila Prado recusou o termo de um bem',
        detalhe: `Veio quebrado · ${bem.nPatrimonio} · Notebook · Dell Latitude 5450`,
        caminho: `/patrimonio/bens/${bem.id}`,
      },
    ]);
  });

  it('with five wrong CPFs locks the link, also for the right one', async () => {
    const bem = await rig.bem();
    await sair([bem.id]);
    const dado = await token();
    for (let n = TENTATIVAS_DO_TERMO - 1; n >= 0; n--)
      expect((await responder(dado, { cpf: OUTRO })).body).toEqual({ resultado: 'cpf_errado', restam: n });
    expect((await responder<Refusal>(dado)).body.code).toBe('termos.bloqueado');
    expect((await ler<Refusal>(dado)).status).toBe(429);
    expect(await situacoes(bem.id)).toEqual(['bloqueado']);
    expect(await avisos()).toMatchObject([{ texto: 'Camila Prado errou o CPF e bloqueou o link do termo de um bem' }]);
  });

  it('of a typed holder is any CPF that is one, and it is kept', async () => {
    const bem = await rig.bem();
    await rig.sair([bem.id], { email: 'renato@example.org' });
    const dado = await token();
    expect((await responder(dado, { cpf: '52998224724' })).body.resultado).toBe('cpf_errado');
    expect((await responder(dado, { cpf: OUTRO })).body.resultado).toBe('aceito');
    expect(await linhas()).toMatchObject([{ cpf: OUTRO }]);
  });

  it.each<[string, (bem: string) => Promise<unknown>, string]>([
    ['past its last day', () => rig.app.rows(`update bens_termos set expira_em = '${rig.dia(-1)}'`), 'vencido'],
    [
      'whose asset came back',
      async () =>
        rig.voltar(
          (await rig.pat.rest<{ itens: { id: string; versao: number }[] }>('GET', '/fluxos')).body.itens[0] ?? {
            id: '',
            versao: 0,
          },
          { dataRetorno: rig.hoje, horaRetorno: '11:00' },
        ),
      'dispensado',
    ],
    [
      'whose exit is another’s',
      () => rig.app.rows(`update bens_fluxos set id_funcionario = null, responsavel = 'Outra'`),
      'dispensado',
    ],
    ['whose exit is gone', () => rig.app.rows('delete from bens_fluxos'), 'dispensado'],
  ])('to a link %s is refused like an unknown one', async (_, act, situacao) => {
    const bem = await rig.bem();
    await sair([bem.id]);
    const dado = await token();
    await act(bem.id);
    expect((await responder<Refusal>(dado)).body).toMatchObject({ code: 'termos.link_invalido' });
    const [lido, nunca] = [await ler<Refusal>(dado), await ler<Refusal>('nunca-houve')];
    expect([lido.status, lido.body.message]).toEqual([nunca.status, nunca.body.message]);
    expect(await situacoes(bem.id)).toEqual([situacao]);
  });

  it('answers what is still out when one of two came back', async () => {
    const [a, b] = [await rig.bem(), await rig.bem()];
    const { body } = await sair([a.id, b.id]);
    await rig.voltar({ id: body.ids[0] ?? '', versao: 1 }, { dataRetorno: rig.hoje, horaRetorno: '11:00' });
    const dado = await token();
    expect((await ler(dado)).body.bens).toHaveLength(1);
    expect((await responder(dado)).body.resultado).toBe('aceito');
    expect([await situacoes(a.id), await situacoes(b.id)]).toEqual([['dispensado'], ['aceito']]);
  });
});

describe('on paper', () => {
  it('takes the signed PDF, also after a refusal, and ends the link', async () => {
    const bem = await rig.bem();
    await sair([bem.id]);
    const dado = await token();
    const [termo] = await doBem(bem.id);
    const papel = async (anexo: string) =>
      rig.pat.rest<Termo & Refusal>('POST', `/termos/${termo?.id}/papel`, { anexo });
    const anexo = await rig.pdf('termos');
    const { status, body } = await papel(anexo);
    expect([status, body.situacao, body.forma, body.anexo]).toEqual([200, 'aceito', 'papel', anexo]);
    expect((await rig.pat.rest('GET', `/anexos/${anexo}`)).status).toBe(200);
    expect((await ler<Refusal>(dado)).body.code).toBe('termos.link_invalido');
    expect((await papel(await rig.pdf('termos'))).body.code).toBe('termos.respondido');
    const outro = await rig.pdf('bens');
    const b = await rig.bem();
    await rig.sair([b.id]);
    const [dele] = await doBem(b.id);
    expect((await rig.pat.rest<Refusal>('POST', `/termos/${dele?.id}/papel`, { anexo: outro })).status).not.toBe(200);
  });
});

it('the register finds whose terms waited for more than three days, refused ones too, and no others', async () => {
  const [espera, recusou, aceitou, novo, voltou] = [
    await rig.bem(),
    await rig.bem(),
    await rig.bem(),
    await rig.bem(),
    await rig.bem(),
  ];
  for (const { id } of [espera, recusou, aceitou, novo]) await sair([id]);
  const { body } = await sair([voltou.id]);
  await rig.voltar({ id: body.ids[0] ?? '', versao: 1 }, { dataRetorno: rig.hoje, horaRetorno: '11:00' });
  await rig.app.rows(`update bens_termos set estado = 'recusado', forma = 'eletronica', motivo = 'x', respondido_em = now(), cpf = '${CPF}',
    endereco = '::1', resumo = repeat('a', 64) where bem_id = '${recusou.id}'`);
  await rig.app.rows(`update bens_termos set estado = 'aceito', forma = 'eletronica', respondido_em = now(), cpf = '${CPF}',
    endereco = '::1', resumo = repeat('a', 64) where bem_id = '${aceitou.id}'`);
  await rig.app.rows(`alter table bens_termos disable trigger user`);
  await rig.app.rows(`update bens_termos set criado_em = criado_em - interval '4 days' where bem_id <> '${novo.id}'`);
  await rig.app.rows(`alter table bens_termos enable trigger user`);
  const { body: achados } = await rig.pat.rest<{ itens: { id: string }[] }>('GET', '/bens?semAceite=sim');
  expect(new Set(achados.itens.map(({ id }) => id))).toEqual(new Set([espera.id, recusou.id]));
  await rig.pat.rest('POST', `/bens/${recusou.id}/termos`, {});
  expect((await rig.pat.rest<{ total: number }>('GET', '/bens/totais?semAceite=sim')).body.total).toBe(1);
});

it('the situation is the rule’s', async () => {
  const bem = await rig.bem();
  await sair([bem.id]);
  for (const estado of ['aguardando', 'substituido'] as const)
    for (const tentativas of [0, 5])
      for (const expiraEm of [rig.hoje, rig.dia(-1)])
        for (const comAPessoa of [true, false]) {
          await rig.app.rows(
            `update bens_termos set estado = '${estado}', tentativas = ${tentativas}, expira_em = '${expiraEm}'`,
          );
          await rig.app.rows(
            `update bens_fluxos set responsavel = 'x', id_funcionario = ${comAPessoa ? `'${camila.id}'` : 'null'}`,
          );
          expect(await situacoes(bem.id)).toEqual([
            situacaoDoTermo({ estado, tentativas, expiraEm, comAPessoa }, rig.hoje),
          ]);
        }
});

it('who only reads assets makes none and signs none; who does not, reads none', async () => {
  const bem = await rig.bem();
  await sair([bem.id]);
  const [termo] = await doBem(bem.id);
  const fora = await rig.app.person(['politico_sindical'], { nome: 'Fora' });
  for (const [metodo, caminho] of [
    ['GET', `/bens/${bem.id}/termos`],
    ['GET', `/termos/${termo?.id}/pdf`],
    ['POST', `/bens/${bem.id}/termos`],
    ['POST', `/termos/${termo?.id}/papel`],
  ] as const) {
    expect((await fora.rest(metodo, caminho, {})).status, caminho).toBe(403);
    expect((await rig.app.stranger.rest(metodo, caminho, {})).status, caminho).toBe(401);
  }
});
