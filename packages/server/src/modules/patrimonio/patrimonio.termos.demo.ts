/** Answers to terms of the fictional union, each by the link that was mailed, or on paper. */
import { addDays, type CalendarDate } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { type DemoContext, makeCpf, makePdf, pdfName, type Random } from '#demo/index.ts';

export type RespostaNaDemo = 'aceita' | 'recusa' | 'papel' | 'nada';

interface DaDemo {
  office: Pick<DemoContext, 'db' | 'office' | 'hoje' | 'person'>;
  random: Random;
  /** Handed over at once. */
  bens: readonly string[];
  /** The day on which they were. */
  dia: CalendarDate;
  resposta: RespostaNaDemo;
}

/** The token of a waiting term's mail, and the CPF of its employee. */
async function readLink(db: DemoContext['db'], bem: string | undefined) {
  const { rows } = await sql<{ token: string; cpf: string | null }>`
    select m.token, p.cpf from bens_termos t left join funcionarios p on p.id = t.id_funcionario
    join (select substring(texto from 'termo#([A-Za-z0-9_-]+)') as token from emails where motivo = 'termo_de_bem') m
      on sha256(convert_to(m.token, 'UTF8')) = t.resumo_do_link
    where t.bem_id = ${bem}::uuid and t.estado = 'aguardando'`.execute(db);
  return rows[0];
}

async function sign({ office: { office, person }, bens }: DaDemo): Promise<void> {
  const quem = person('patrimonio');
  for (const bem of bens) {
    const { itens } = await office.act(quem, 'termos', 'doBem', { id: bem });
    const [termo] = itens;
    if (!termo) continue;
    const bytes = makePdf('Termo assinado', [termo.nome]);
    const anexo = await office.upload(quem, 'termos', pdfName('Termo assinado'), bytes);
    await office.act(quem, 'termos', 'papel', { id: termo.id, anexo });
  }
}

/** The evening after, if that has come: by whoever has the link, who is nobody's user. */
export async function answerTermo(pedido: DaDemo): Promise<void> {
  const { office, random, bens, dia, resposta } = pedido;
  const seguinte = addDays(dia, 1);
  if (resposta === 'nada' || seguinte >= office.hoje) return;
  office.office.at(seguinte, resposta === 'papel' ? '10:30' : '19:40');
  if (resposta === 'papel') return sign(pedido);
  const link = await readLink(office.db, bens[0]);
  if (!link) return;
  await office.office.act(null, 'termos', 'responder', {
    ...{ token: link.token, cpf: link.cpf ?? makeCpf(random), navegador: 'Mozilla/5.0 (Linux; Android 15)' },
    ...(resposta === 'aceita' ? { aceita: true } : { aceita: false, motivo: 'O carregador não veio junto.' }),
  });
}
