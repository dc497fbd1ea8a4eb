/**
 * Authorities, described once: whoever may see profiles sees all of them. Religion and kinship are no column of any read here.
 *
 * Found by words of both names and of the party, and by initials. Source: spec 3 §2.11, §3; decisions-sindical-contratos-patrimonio
 * (Authorities).
 */
import { maskFields } from '@sede/domain/kernel';
import {
  ANEXO_DA_AUTORIDADE_FIELDS,
  AUTORIDADE_FIELDS,
  type Autoridade,
  type AutoridadeListada,
  CARGO_FIELDS,
  SENSIVEIS,
} from '@sede/domain/modules/sindical/autoridades';
import { autoridadeSchema } from '@sede/domain/modules/sindical/autoridades/contract';
import { sql } from 'kysely';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';
import { arquivosDaAutoridade } from './autoridades.store.ts';

interface Filter {
  busca?: string | undefined;
  partido?: string[] | undefined;
  mandato?: boolean | undefined;
}

const search = inColumns(sql`au.busca`, sql`au.iniciais`);

export const CARGO_ATUAL = sql`(select c.cargo from autoridades_cargos c where c.autoridade_id = au.id and c.atual)`;

const shown = sql`au.id, au.versao, au.criado_em, au.atualizado_em, au.nome, au.nome_politico, au.data_nascimento,
  au.idade_informada, au.idade_ano, au.partido, au.exerce_mandato, au.foto_id, au.miniatura_id,
  ${CARGO_ATUAL} as cargo_atual`;

export const autoridades = defineRecord({
  modulo: 'autoridades',
  tabela: 'autoridades',
  alias: 'au',
  schema: autoridadeSchema,
  visivel: todos,
  columns: sql`${shown}, au.id_oficial, au.tel_primario, au.tel_secundario, au.email_primario, au.email_secundario,
    au.redes_sociais, au.biografia, au.comissoes, au.projetos_de_lei_propostos, au.interesses_politicos_especificos,
    au.atividades_politicas, au.historico_de_votacao, au.filiacao_partidaria, au.afiliacoes_a_grupos_ou_blocos_politicos,
    au.aliados_politicos, au.endosso_de_organizacoes, au.indices_de_aprovacao, au.alma_mater, au.formacao_adicional,
    au.atividades_profissionais, au.linguas_faladas, au.noticias, au.premios, au.publicacoes, au.curiosidades,
    au.agendas_com_o_sindicato, au.possivel_agenda_futura_com_o_sindicato,
    num_nonnulls(au.religiao, au.parentesco) as sensiveis,
    (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'cargo', c.cargo, 'tempo', c.tempo,
        'colegioEleitoral', c.colegio_eleitoral, 'atual', c.atual) order by c.ordem, c.id), '[]'::jsonb)
      from autoridades_cargos c where c.autoridade_id = au.id) as cargos`,
  order: {
    nomePolitico: sql`au.nome_politico`,
    // The older, the more: the day of birth turned round, or the first day of the year that the age speaks of.
    idade: sql`(date '2200-01-01' - coalesce(au.data_nascimento,
      make_date(coalesce(au.idade_ano, extract(year from au.criado_em)::int) - au.idade_informada, 1, 1)))`,
    partido: sql`au.partido`,
    exerceMandato: sql`au.exerce_mandato`,
    atualizadoEm: sql`au.atualizado_em`,
  },
  notNull: ['nomePolitico', 'exerceMandato', 'atualizadoEm'],
  filter: ({ busca, partido, mandato }: Filter) => [
    searchCondition(busca, search),
    partido && sql`au.partido = any(${partido}::text[])`,
    mandato !== undefined && sql`au.exerce_mandato = ${mandato}::boolean`,
  ],
  async presentMany({ db }, linhas: Omit<Autoridade, 'anexos'>[]): Promise<Autoridade[]> {
    const arquivos = await arquivosDaAutoridade.listArquivosDe(
      db,
      linhas.map(({ id }) => id),
    );
    return linhas.map((linha) => ({ ...linha, anexos: arquivos.get(linha.id) ?? [] }));
  },
  listed: {
    columns: shown,
    present: () => (linha: AutoridadeListada) => linha,
  },
  nome: sql`au.nome_politico`,
  search,
  fields: maskFields(AUTORIDADE_FIELDS, SENSIVEIS),
  children: { autoridades_cargos: CARGO_FIELDS, autoridades_anexos: ANEXO_DA_AUTORIDADE_FIELDS },
});
