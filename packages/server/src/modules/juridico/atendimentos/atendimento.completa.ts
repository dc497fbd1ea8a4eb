/**
 * One appointment as its page reads it: beside the record its participants with their contacts, slots, cases, files, comments, and the lawyers of whom
 * one is chosen. Source: spec 3 §2.4, §3; decisions-legal (Appointment list, Outcome).
 */
import { nomeProprio } from '@sede/domain/kernel';
import { horaDosMinutos } from '@sede/domain/modules/juridico/agendas';
import {
  ARQUIVOS_DO_ATENDIMENTO,
  type AtendimentoCompleto,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import { sql } from 'kysely';
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

async function readParticipantes({ db }: Reader, id: string): Promise<Parte<'participantes'>> {
  const { rows } = await sql<Parte<'participantes'>[number]>`
    select f.id, coalesce(f.nome_social, f.nome_completo, x.nome) as nome, f.empresa as casa, f.matricula, f.email,
      ${TELEFONES} as telefones, x.compareceu
    from atendimento_filiados x left join filiados f on f.id = x.filiado_id
    where x.atendimento_id = ${id}::uuid order by 2, x.id`.execute(db);
  return rows.map((row) => ({ ...row, nome: nomeProprio(row.nome) }));
}

async function readHorarios({ db }: Reader, id: string): Promise<Parte<'horarios'>> {
  const { rows } = await sql<{ id: string; inicioMin: number; fimMin: number }>`
    select id, inicio_min, fim_min from agenda_horarios where atendimento_id = ${id}::uuid order by inicio_min, id`.execute(
    db,
  );
  return rows.map(({ inicioMin, fimMin, ...um }) => ({
    ...um,
    inicio: horaDosMinutos(inicioMin),
    fim: horaDosMinutos(fimMin),
  }));
}

async function readComentarios({ db }: Reader, id: string): Promise<Parte<'comentarios'>> {
  const { rows } = await sql<Parte<'comentarios'>[number]>`
    select c.id, coalesce(c.data, c.criado_em) as em, c.comentario, c.escritorio_nome as escritorio,
      case when c.autor_id is null or exists (select from usuarios u where u.id = c.autor_id) then c.autor_nome
        else ${messages.usuarioRemovido} end as autor
    from atendimento_comentarios c where c.atendimento_id = ${id}::uuid order by em, c.id`.execute(db);
  return rows;
}

/** Enabled users of the office. */
export async function readAdvogados({ db }: Pick<Reader, 'db'>, escritorioId: string): Promise<Parte<'advogados'>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select u.id, u.nome from usuarios u join usuarios_escritorios x on x.usuario_id = u.id
    where x.escritorio_id = ${escritorioId}::uuid and not u.desabilitado order by u.nome, u.id`.execute(db);
  return rows;
}

async function readProprios({ db }: Reader, id: string): Promise<Proprios> {
  const { rows } = await sql<Proprios>`
    select processo_em_curso, descricao, confirmado_passado, motivo_da_falta, advogado_id, advogado_nome,
      comentario_resultado, novo_processo, concluido_em, concluido_por_nome as concluido_por, comentario_conclusao,
      cancelado_em, cancelado_motivo
    from atendimentos where id = ${id}::uuid`.execute(db);
  // The record was read a moment ago in the same request, and no appointment is ever deleted.
  return rows[0] as Proprios;
}

/** `sem`: what is known to be empty of one just made is not asked for. */
export async function readAtendimento(
  reader: Reader,
  id: string,
  sem: readonly ('processos' | 'arquivos' | 'comentarios')[] = [],
): Promise<AtendimentoCompleto> {
  const atendimento = await atendimentos.get(reader, id);
  return {
    ...atendimento,
    ...(await readProprios(reader, id)),
    horarios: await readHorarios(reader, id),
    participantes: await readParticipantes(reader, id),
    processos: sem.includes('processos') ? [] : await readProcessosDe(reader, id),
    arquivos: sem.includes('arquivos') ? [] : await arquivos.listArquivos(reader.db, id),
    advogados: await readAdvogados(reader, atendimento.escritorioId),
    comentarios: sem.includes('comentarios') ? [] : await readComentarios(reader, id),
  };
}
