/**
 * Bills of the Câmara: '/api/v2/proposicoes?siglaTipo&numero&ano', '/proposicoes/{id}', '/proposicoes/{id}/tramitacoes' (key `sequencia`).
 *
 * Source: decisions-sindical-contratos-patrimonio (Themes: Official data); dadosabertos.camara.leg.br.
 */
import { MAX_MOVIMENTACOES } from '@sede/domain/modules/sindical/temas';
import { z } from 'zod';
import { type Casa, lido, type NomeDaProposicao, RespostaInvalida, understand } from './proposicao.resposta.ts';

const nome = { siglaTipo: z.string(), numero: z.number().int(), ano: z.number().int() };
const lista = z.object({ dados: z.array(z.object({ id: lido.id, ...nome })).max(200) });

const detalhe = z.object({
  dados: z.object({
    id: lido.id,
    ...nome,
    ementa: lido.ementa,
    statusProposicao: z.object({
      siglaOrgao: lido.orgao,
      regime: lido.regime,
      descricaoSituacao: lido.situacao,
      descricaoTramitacao: lido.situacao,
    }),
  }),
});

const tramitacoes = z.object({
  dados: z
    .array(
      z.object({
        sequencia: z.number().int().min(0).max(1_000_000),
        dataHora: lido.dia,
        siglaOrgao: lido.orgao,
        descricaoTramitacao: lido.descricao,
        despacho: lido.descricao,
      }),
    )
    .max(MAX_MOVIMENTACOES),
});

const at = (host: string, path: string) => new URL(`https://${host}/api/v2/proposicoes${path}`);

function listUrl(host: string, { sigla, numero, ano }: NomeDaProposicao): URL {
  const url = at(host, '');
  url.search = String(new URLSearchParams({ siglaTipo: sigla, numero: String(numero), ano: String(ano) }));
  return url;
}

export const CAMARA: Casa = {
  async find(asker, host, { sigla, numero, ano }) {
    const found = understand(await asker.ask(listUrl(host, { sigla, numero, ano })), lista);
    // Another bill than the one that was asked for is none.
    const one = found?.dados.find((um) => um.siglaTipo === sigla && um.numero === numero && um.ano === ano);
    return one ? String(one.id) : null;
  },

  async read(asker, host, idExterno) {
    const said = understand(await asker.ask(at(host, `/${idExterno}`)), detalhe);
    if (said === null) return null;
    const { id, ementa, statusProposicao: agora } = said.dados;
    if (String(id) !== idExterno) throw new RespostaInvalida('dados.id');
    const moves = understand(await asker.ask(at(host, `/${idExterno}/tramitacoes`)), tramitacoes);
    return {
      idExterno,
      ementa,
      situacao: agora.descricaoSituacao ?? agora.descricaoTramitacao,
      orgao: agora.siglaOrgao,
      regime: agora.regime,
      pagina: `https://www.camara.leg.br/proposicoesWeb/fichadetramitacao?idProposicao=${idExterno}`,
      movimentacoes: (moves?.dados ?? []).flatMap(
        ({ sequencia, dataHora: data, siglaOrgao: orgao, despacho, descricaoTramitacao }) => {
          const descricao = despacho ?? descricaoTramitacao;
          return descricao === null ? [] : [{ sequencia, data, orgao, descricao }];
        },
      ),
    };
  },
};
