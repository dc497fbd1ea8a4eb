/**
 * One appointment as its page reads it: beside the record its participants with their contacts, slots, cases, files, comments, and the lawyers of whom
 * one is chosen. Source: spec 3 §2.4, §3; decisions-legal (Appointment list, Outcome).
 */
import { emailProprio, nomeProprio } from '@sede/domain/kernel';
import { horaDosMinutos } from '@sede/domain/modules/juridico/agendas';
import {
  ARQUIVOS_DO_ATENDIMENTO,
  type Atendimento,
  type AtendimentoCompleto,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { recordFiles } from '#platform/files/index.ts';
import { atendimentos } from './atendimento.record.ts';
import { readProcessosDe } from './atendimentos.processos.ts';

type Parte<K extends keyof AtendimentoCompleto> = AtendimentoCompleto[K];
type Proprios = Pick<
  AtendimentoCompleto,
  | 'processoEmCurso'
  | 'descricao'
  | 'confirmadoPassado'
  | 'motivoDaFalta'
  | 'advogadoId'
  | 'advogadoNome'
  | 'comentarioResultado'
  | 'novoProcesso'
  | 'concluidoEm'
  | 'concluidoPor'
  | 'comentarioConclusao'
  | 'canceladoEm'
  | 'canceladoMotivo'
>;

export const arquivos = recordFiles({
  rule: ARQUIVOS_DO_ATENDIMENTO,
  tabela: 'atendimentos_anexos',
  registro: 'atendimento_id',
});

/** Phones of a member `f`, each once. */
export const TELEFONES = sql`(select coalesce(jsonb_agg(distinct n), '[]')
  from unnest(array[f.tel_celular, f.tel_fixo, f.tel_comercial, f.tel_residencial]) n where n <> '')`;

async function readComentarios({ db }: Reader, id: string): Promise<Parte<'comentarios'>> {
  const { rows } = await sql<Parte<'comentarios'>[number]>`
    select c.id, coalesce(c.data, c.criado_em) as em, c.comentario, c.escritorio_nome as escritorio,
      case when c.autor_id is null or exists (select from usuarios u where u.id = c.autor_id) then c.autor_nome
        else ${messages.usuarioRemovido} end as autor
    from atendimento_comentarios c where c.atendimento_id = ${id}::uuid order by em, c.id`.execute(db);
  return rows;
}

/** Enabled users of the office. */
const advogadosDe = (
  escritorio: RawBuilder<unknown>,
) => sql`from usuarios u join usuarios_escritorios x on x.usuario_id = u.id
  where x.escritorio_id = ${escritorio} and not u.desabilitado`;

export async function readAdvogado({ db }: Pick<Reader, 'db'>, escritorioId: string, id: string) {
  const { rows } = await sql<{ nome: string }>`select u.nome ${advogadosDe(sql`${escritorioId}::uuid`)}
    and u.id = ${id}::uuid`.execute(db);
  return rows[0];
}

interface AoRedor extends Pick<AtendimentoCompleto, 'participantes' | 'advogados'> {
  horarios: { id: string; inicioMin: number; fimMin: number }[];
}

/** What stands around an appointment, whether its own row is there or not. */
const aoRedor = (
  id: RawBuilder<unknown>,
  escritorio: RawBuilder<unknown>,
) => sql`coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'inicioMin', h.inicio_min, 'fimMin', h.fim_min)
      order by h.inicio_min, h.id)
    from agenda_horarios h where h.atendimento_id = ${id}), '[]') as horarios,
  coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'nome', coalesce(f.nome_social, f.nome_completo, x.nome),
        'casa', f.empresa, 'matricula', f.matricula, 'email', f.email, 'telefones', ${TELEFONES}, 'compareceu', x.compareceu)
      order by coalesce(f.nome_social, f.nome_completo, x.nome), x.id)
    from atendimento_filiados x left join filiados f on f.id = x.filiado_id where x.atendimento_id = ${id}), '[]')
    as participantes,
  coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'nome', u.nome) order by u.nome, u.id)
    ${advogadosDe(escritorio)}), '[]') as advogados`;

const presentAoRedor = ({ horarios, participantes, advogados }: AoRedor) => ({
  horarios: horarios.map(({ inicioMin, fimMin, ...um }) => ({
    ...um,
    inicio: horaDosMinutos(inicioMin),
    fim: horaDosMinutos(fimMin),
  })),
  participantes: participantes.map((um) => ({ ...um, nome: nomeProprio(um.nome), email: emailProprio(um.email) })),
  advogados,
});

/** All that hangs on the one row, in one statement. */
async function readRestante({ db }: Reader, id: string) {
  const { rows } = await sql<Proprios & AoRedor>`
    select t.processo_em_curso, t.descricao, t.confirmado_passado, t.motivo_da_falta, t.advogado_id, t.advogado_nome,
      t.comentario_resultado, t.novo_processo, t.concluido_em, t.concluido_por_nome as concluido_por,
      t.comentario_conclusao, t.cancelado_em, t.cancelado_motivo,
      ${aoRedor(sql`t.id`, sql`t.escritorio_id`)}
    from atendimentos t where t.id = ${id}::uuid`.execute(db);
  // The record was read a moment ago in the same request, and no appointment is ever deleted.
  const { horarios, participantes, advogados, ...proprios } = rows[0] as Proprios & AoRedor;
  return { ...proprios, ...presentAoRedor({ horarios, participantes, advogados }) };
}

type SemLinha = Omit<AtendimentoCompleto, keyof Atendimento | keyof Proprios>;

/**
 * Of one that is about to be inserted: all that hangs on it, read before anybody waits for its number (decision 112). `sem`: what
 * it is known to have none of is not asked for.
 */
export async function readAntesDoNumero(
  reader: Reader,
  { id, escritorioId }: { id: string; escritorioId: string },
  sem: { processos: boolean; arquivos: boolean },
): Promise<SemLinha> {
  const { rows } = await sql<AoRedor>`select ${aoRedor(sql`${id}::uuid`, sql`${escritorioId}::uuid`)}`.execute(
    reader.db,
  );
  return {
    // A SELECT without FROM has one row.
    ...presentAoRedor(rows[0] as AoRedor),
    processos: sem.processos ? [] : await readProcessosDe(reader, id),
    arquivos: sem.arquivos ? [] : await arquivos.listArquivos(reader.db, id),
    comentarios: [],
  };
}

/** What is its own and not the list's of one just booked: it has no outcome yet. */
export const propriosDoNovo = (
  novo: Pick<Proprios, 'processoEmCurso' | 'descricao' | 'confirmadoPassado'>,
): Proprios => ({
  ...novo,
  motivoDaFalta: null,
  advogadoId: null,
  advogadoNome: null,
  comentarioResultado: null,
  novoProcesso: null,
  concluidoEm: null,
  concluidoPor: null,
  comentarioConclusao: null,
  canceladoEm: null,
  canceladoMotivo: null,
});

export async function readAtendimento(reader: Reader, id: string): Promise<AtendimentoCompleto> {
  const atendimento = await atendimentos.get(reader, id);
  return {
    ...atendimento,
    ...(await readRestante(reader, id)),
    processos: await readProcessosDe(reader, id),
    arquivos: await arquivos.listArquivos(reader.db, id),
    comentarios: await readComentarios(reader, id),
  };
}
