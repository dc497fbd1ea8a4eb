/**
 * Answers of the two houses as they were recorded, cut to a few movements; and what a run of the job needs.
 *
 * The Câmara's is PL 2284/2021 (id 2287916), the Senado's PL 8/2025 (process 8783695): keys that are not read are there as they came.
 * Source: dadosabertos.camara.leg.br/api/v2, legis.senado.leg.br/dadosabertos.
 */

import { createSystemWrite } from '#platform/api/index.ts';
import { type FakeUpstream, fakeUpstream } from '#platform/outgoing/upstream-for-tests.ts';
import { consultarProposicoes } from './proposicao.jobs.ts';
import { novo, type TemasRig } from './temas-for-tests.ts';

export const DA_CAMARA = { casa: 'Câmara', sigla: 'PL', numero: 2284, ano: 2021 };
export const DO_SENADO = { casa: 'Senado', sigla: 'PL', numero: 8, ano: 2025 };
export const LISTA_CAMARA = '/api/v2/proposicoes';
export const DETALHE_CAMARA = '/api/v2/proposicoes/2287916';
export const TRAMITACOES = `${DETALHE_CAMARA}/tramitacoes`;
export const LISTA_SENADO = '/dadosabertos/processo';
export const DETALHE_SENADO = '/dadosabertos/processo/8783695';

const uri = 'https://dadosabertos.camara.leg.br/api/v2/proposicoes/2287916';
const curta = {
  ...{ id: 2287916, uri, siglaTipo: 'PL', codTipo: 139, numero: 2284, ano: 2021 },
  ementa:
    'Proíbe a exposição, lançamento ou destinação, de material orgânico ou não, líquidos ou sólidos, matéria viva ou não, objetos sólidos ou rejeitos, que afetem, atentem ou poluam o meio ambiente.',
};
const tramitacao = (sequencia: number, dataHora: string, despacho: string, descricaoTramitacao: string) => ({
  ...{ dataHora, sequencia, siglaOrgao: 'CCP', uriOrgao: 'https://dadosabertos.camara.leg.br/api/v2/orgaos/186' },
  ...{ uriUltimoRelator: null, regime: 'Prioridade (Art. 151, II, RICD)', descricaoTramitacao },
  ...{ codTipoTramitacao: '604', descricaoSituacao: 'Tramitando em Conjunto', codSituacao: 925, despacho },
  ...{ url: null, ambito: 'Regimental', apreciacao: 'Proposição Sujeita à Apreciação do Plenário' },
});
export const CAMARA = {
  lista: { dados: [curta], links: [{ rel: 'self', href: `${uri}?siglaTipo=PL&numero=2284&ano=2021` }] },
  detalhe: {
    dados: {
      ...curta,
      dataApresentacao: '2021-06-22T16:17',
      statusProposicao: tramitacao(
        14,
        '2021-07-07T00:00',
        'Encaminhada à publicação. Publicação Inicial em avulso e no DCD de 08/07/21 PAG 440',
        'Publicação de Proposição',
      ),
      descricaoTipo: 'Projeto de Lei',
      ementaDetalhada: '',
      keywords: 'Proibição, lançamento, destinação',
    },
    links: [{ rel: 'self', href: uri }],
  },
  tramitacoes: {
    dados: [
      tramitacao(1, '2021-06-22T16:17', 'Apresentação do Projeto de Lei n. 2284/2021', 'Apresentação de Proposição'),
      tramitacao(13, '2021-07-07T00:00', 'Apense-se à(ao) PL-1293/2019.', 'Despacho'),
      tramitacao(14, '2021-07-07T00:00', '', 'Publicação de Proposição'),
    ],
    links: [],
  },
  /** As `tramitacoes`, and one more. */
  nova: tramitacao(15, '2026-11-19T10:00', 'Parecer da relatora, pela aprovação,\ncom substitutivo', 'Parecer'),
};

const informe = (id: number, data: string, descricao: string, sigla: string) => ({
  ...{ id, idEvento: id + 100, numeroAutuacao: 1, data, descricao, idSituacaoIniciada: 25 },
  colegiado: { casa: 'SF', codigo: 1998, sigla, nome: 'Plenário do Senado Federal' },
  ...{ enteAdministrativo: { sigla: 'SLSF' }, documentosAssociados: [] },
});
export const SENADO = {
  lista: [
    { id: 8700001, identificacao: 'VET 8/2025', tramitando: 'Não', situacaoAtual: 'ARQUIVADA' },
    {
      ...{ id: 8783695, codigoMateria: 167041, identificacao: 'PL 8/2025', objetivo: 'Revisora', tramitando: 'Sim' },
      ...{ ementa: 'Altera o Decreto-Lei nº 2.848', autoria: 'Câmara dos Deputados' },
      ...{ situacaoAtual: 'AGUARDANDO DESPACHO', dataSituacaoAtual: '2025-02-03' },
    },
  ],
  detalhe: {
    ...{ id: 8783695, codigoMateria: 167041, identificacao: 'PL 8/2025', sigla: 'PL', numero: '8', ano: 2025 },
    ...{ objetivo: 'Revisora', tramitando: 'Sim', siglaCasaIniciadora: 'CD' },
    conteudo: { id: 1, siglaTipo: 'PROJETO', ementa: 'Altera o Decreto-Lei nº 2.848, de 7 de dezembro de 1940.' },
    ...{ siglaSituacaoAtual: 'AGDESP', situacaoAtual: 'AGUARDANDO DESPACHO', dataSituacaoAtual: '2025-02-03' },
    autuacoes: [
      {
        numero: 1,
        situacoes: [{ sigla: 'AGDESP', descricao: 'AGUARDANDO DESPACHO', inicio: '2025-02-03', colegiado: null }],
        informesLegislativos: [
          informe(2176723, '2025-02-03 09:45:27', 'Matéria recebida da Câmara dos Deputados', 'PLEN'),
          informe(2177302, '2025-02-05 20:16:13', 'Aguardando despacho', 'CCJ'),
        ],
        movimentacoes: [],
      },
    ],
  },
};

/** Both houses answer as recorded. */
function asRecorded(upstream: FakeUpstream): void {
  upstream.forget();
  upstream.says(LISTA_CAMARA, { body: CAMARA.lista });
  upstream.says(DETALHE_CAMARA, { body: CAMARA.detalhe });
  upstream.says(TRAMITACOES, { body: CAMARA.tramitacoes });
  upstream.says(LISTA_SENADO, { body: SENADO.lista });
  upstream.says(DETALHE_SENADO, { body: SENADO.detalhe });
}
/** One movement more, at the Câmara. */
export const anotherMove = (upstream: FakeUpstream) =>
  upstream.says(TRAMITACOES, { body: { dados: [...CAMARA.tramitacoes.dados, CAMARA.nova] } });

export async function proposicoesRig(rig: TemasRig) {
  const { app, marina } = rig;
  const upstream = await fakeUpstream();
  const set = (chave: string, valor: unknown) =>
    app.rows(`insert into configuracoes (id, chave, valor) values (gen_random_uuid(), '${chave}', '${JSON.stringify(valor)}')
      on conflict (chave) do update set valor = excluded.valor`);
  return {
    upstream,
    set,
    async clean() {
      await rig.clean();
      await app.rows(
        `delete from proposicoes; delete from avisos; delete from configuracoes where chave like 'dadosAbertos%'`,
      );
      await set('dadosAbertos', true);
      asRecorded(upstream);
    },
    /** A theme of a bill. */
    async named(bill: object, over: object = {}): Promise<{ id: string; versao: number }> {
      const { body } = await marina.rest<{ id: string; versao: number }>('POST', '/temas', novo(over));
      const saved = await marina.rest<{ id: string; versao: number }>('PATCH', `/temas/${body.id}`, {
        ...{ versao: body.versao, ...bill },
      });
      if (saved.status !== 200) throw new Error(`PATCH /temas: ${saved.status} ${JSON.stringify(saved.body)}`);
      return saved.body;
    },
    run(instant?: string) {
      if (instant !== undefined) app.clock.set(instant);
      const systemWrite = createSystemWrite({ db: app.db, clock: app.clock, ...app.services });
      const quick = { everyMs: 1, timeoutMs: 400, transport: upstream.transport };
      return consultarProposicoes({ db: app.db, log: { warn: () => undefined }, systemWrite, ...quick });
    },
    close: () => upstream.close(),
  };
}
export type ProposicoesRig = Awaited<ReturnType<typeof proposicoesRig>>;
