/**
 * Two versions of the fictional list: the members of the registry and some servants who are none, two of them of one name. The
 * later one has more of them in the action. They go the way of any file.
 */
import { addDays, formatCpf, formatDataBr } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { type DemoContext, type DemoPart, makeCpf, makeNames } from '#demo/index.ts';
import { publicarBytes } from './nomes-parcela.publicar.ts';

const COLUNAS = 'NOME;FILIADA(O)?;JÁ ESTÁ NA AÇÃO?;CPF;NASCIMENTO';
const DE_FORA = 40;
const HOMONIMO = 'JOSÉ CARLOS DA SILVA';

interface Servidor {
  nome: string;
  filiada: string;
  cpf: string;
  nascimento: string;
}

const linha = ({ nome, filiada, cpf, nascimento }: Servidor, index: number, naAcao: number) =>
  [nome.toLocaleUpperCase('pt-BR'), filiada, index % 10 < naAcao ? 'SIM' : 'NÃO', cpf, nascimento].join(';');

async function listServidores({ db, random }: DemoContext): Promise<Servidor[]> {
  const own = random.fork('nomes-parcela');
  const { rows } = await sql<{
    nome: string;
    cpf: string | null;
    nascimento: string | null;
    falecido: boolean;
    filiado: boolean;
  }>`
    select f.nome_completo as nome, f.cpf, f.data_nascimento as nascimento, f.falecido,
      exists (select 1 from filiado_periodos p where p.filiado_id = f.id and p.fim is null) as filiado
    from filiados f order by f.nome_completo, f.id`.execute(db);
  const membros = rows.map(({ nome, cpf, nascimento, falecido, filiado }, index) => ({
    nome,
    filiada: falecido ? 'FALECIDO' : filiado ? 'SIM' : 'NÃO',
    // A third of the lines has no CPF: those are matched with the registry.
    cpf: cpf && index % 3 !== 0 ? formatCpf(cpf) : '',
    nascimento: nascimento && index % 3 !== 0 ? formatDataBr(nascimento) : '',
  }));
  const outros = [...makeNames(own, DE_FORA), HOMONIMO, HOMONIMO].map((nome) => ({
    nome,
    filiada: 'NÃO',
    cpf: formatCpf(makeCpf(own)),
    nascimento: formatDataBr(addDays('1950-01-01', own.int(0, 18_000))),
  }));
  return [...membros, ...outros];
}

async function publish(ctx: DemoContext, nome: string, naAcao: number): Promise<void> {
  const servidores = await listServidores(ctx);
  const linhas = servidores.map((servidor, index) => linha(servidor, index, naAcao));
  const bytes = Buffer.from([COLUNAS, ...linhas].join('\n'));
  await publicarBytes(ctx.office.bytesContext(ctx.person('juridico'), 'nomesParcela.publicar'), { nome, bytes });
}

export const nomesParcelaDemo: DemoPart = {
  after: ['filiados'],
  async seed(ctx) {
    await publish(ctx, 'parcela-compensatoria.csv', 5);
    const dia = addDays(ctx.hoje, -20);
    if (dia > ctx.desde) ctx.on(dia, '10:15', () => publish(ctx, 'parcela-compensatoria-atualizada.csv', 7));
  },
  async summary(db) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from nomes_parcela n
      join nomes_parcela_versoes v on v.id = n.id_versao and v.vigente`.execute(db);
    return `${rows[0]?.n ?? 0} nomes na lista da parcela`;
  },
};
