/**
 * Bills of the Senado: '/dadosabertos/processo?sigla&numero&ano&v=1' and '/dadosabertos/processo/{id}?v=1'; movements are the reports
 * ('autuacoes[].informesLegislativos[]', key `id`).
 *
 * Of several processes of one name the one that is still going counts, then the newest.
 * Source: decisions-sindical-contratos-patrimonio (Themes: Official data); legis.senado.leg.br/dadosabertos.
 */
import { MAX_MOVIMENTACOES } from '@sede/domain/modules/sindical/temas';
import { z } from 'zod';
import { type Casa, lido, RespostaInvalida, understand } from './proposicao.resposta.ts';

const lista = z.array(z.object({ id: lido.id, identificacao: z.string(), tramitando: z.string().nullish() })).max(1000);

const orgao = z.object({ sigla: lido.orgao }).nullish();
const situacao = z.object({ descricao: lido.situacao, fim: z.string().nullish(), colegiado: orgao });
const informe = z.object({
  id: lido.id,
  data: lido.dia,
  descricao: lido.descricao,
  colegiado: orgao,
  enteAdministrativo: orgao,
});
const autuacao = z.object({
  situacoes: z.array(situacao).max(1000).nullish(),
  informesLegislativos: z.array(informe).max(MAX_MOVIMENTACOES).nullish(),
});
const detalhe = z.object({
  id: lido.id,
  identificacao: z.string(),
  codigoMateria: z.union([z.number().int().positive(), z.string().regex(/^\d{1,12}$/)]).nullish(),
  conteudo: z.object({ ementa: lido.ementa }),
  situacaoAtual: lido.situacao,
  autuacoes: z.array(autuacao).max(100),
});

const BUSCA = 'https://www25.senado.leg.br/web/atividade/materias';
const at = (host: string, path: string, asked: Record<string, string> = {}) => {
  const url = new URL(`https://${host}/dadosabertos/processo${path}`);
  url.search = String(new URLSearchParams({ ...asked, v: '1' }));
  return url;
};

export const SENADO: Casa = {
  async find(asker, host, { sigla, numero, ano }) {
    const asked = { sigla, numero: String(numero), ano: String(ano) };
    const found = understand(await asker.ask(at(host, '', asked)), lista) ?? [];
    const named = found.filter(({ identificacao }) => identificacao === `${sigla} ${numero}/${ano}`);
    const [one] = named.toSorted(
      (a, b) => Number(b.tramitando === 'Sim') - Number(a.tramitando === 'Sim') || b.id - a.id,
    );
    return one ? String(one.id) : null;
  },

  async read(asker, host, idExterno) {
    const said = understand(await asker.ask(at(host, `/${idExterno}`)), detalhe);
    if (said === null) return null;
    if (String(said.id) !== idExterno) throw new RespostaInvalida('id');
    const abertas = said.autuacoes.flatMap(({ situacoes }) => situacoes ?? []).filter(({ fim }) => !fim);
    const ultima = abertas.at(-1);
    const informes = said.autuacoes.flatMap(({ informesLegislativos }) => informesLegislativos ?? []);
    const movimentacoes = informes.flatMap(({ id, data, descricao, colegiado, enteAdministrativo }) =>
      descricao === null
        ? []
        : [{ sequencia: id, data, descricao, orgao: colegiado?.sigla ?? enteAdministrativo?.sigla ?? null }],
    );
    const [nova] = movimentacoes.toSorted((a, b) => b.data.localeCompare(a.data) || b.sequencia - a.sequencia);
    return {
      idExterno,
      ementa: said.conteudo.ementa,
      situacao: said.situacaoAtual ?? ultima?.descricao ?? null,
      orgao: ultima?.colegiado?.sigla ?? nova?.orgao ?? null,
      regime: null,
      pagina: said.codigoMateria ? `${BUSCA}/-/materia/${said.codigoMateria}` : BUSCA,
      movimentacoes,
    };
  },
};
