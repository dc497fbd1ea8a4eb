/** Columns of the members to communicate with; the CPF comes masked. Source: spec 2 §2 (Communication). */
import type { FiliadoDaComunicacao } from '@sede/domain/modules/comunicacao/comunicacoes';
import { ROTULO_DE_FORA } from '@sede/domain/modules/comunicacao/comunicacoes';
import { CADASTROS, FILIADO_FIELDS, ROTULO_SITUACAO } from '@sede/domain/modules/filiados/filiados';
import { CasaTag } from '#modules/filiados/filiados/index.ts';
import { type Column, StatusTag, TITLE } from '#platform/ui/index.ts';
import classes from './comunicacoes.module.css';
import { type Detalhe, LongText } from './LongText.tsx';

type Membro = FiliadoDaComunicacao;

const cidadeDe = ({ cidade, estado }: Membro): string => [cidade, estado].filter(Boolean).join('/');
const rotuloDoCadastro = (valor: Membro['cadastro']) => CADASTROS.find((one) => one.valor === valor)?.rotulo ?? valor;

export function filiadoColumns(onOpen: (detalhe: Detalhe) => void): readonly Column<Membro>[] {
  const text = (
    id: string,
    titulo: string,
    read: (row: Membro) => string | null,
    more: Partial<Column<Membro>> = {},
  ) => ({
    id,
    header: titulo,
    cell: (row: Membro) => <LongText titulo={titulo} texto={read(row) || '—'} onOpen={onOpen} />,
    ...more,
  });
  return [
    text('matricula', 'Matrícula', (row) => row.matricula, { sortable: true, width: 104, card: 'subtitle' }),
    text('nome', 'Nome', (row) => row.nome, { ...TITLE, sortable: true, share: 2 }),
    {
      id: 'email',
      header: 'E-mail',
      share: 2,
      card: 'line',
      cell: (row) => (
        <span className={classes.email}>
          <LongText titulo="E-mail" texto={row.email ?? '—'} onOpen={onOpen} />
          {row.impedimento && (
            <StatusTag
              tone={row.impedimento === 'devolvido' ? 'late' : 'neutral'}
              label={row.impedimento === 'devolvido' ? 'Devolvido' : ROTULO_DE_FORA[row.impedimento]}
            />
          )}
        </span>
      ),
    },
    {
      ...{ id: 'casa', header: 'Casa', sortable: true, width: 96, card: 'value' },
      cell: ({ casa }) => <CasaTag casa={casa} />,
    },
    text('cargo', 'Cargo', (row) => row.cargo, { sortable: true }),
    text('cidade', 'Cidade', cidadeDe, { sortable: true }),
    {
      ...{ id: 'situacao', header: 'Situação', sortable: true, width: 112, card: 'status' },
      cell: ({ situacao }) => ROTULO_SITUACAO[situacao],
    },
    text('cpf', 'CPF', (row) => row.cpf, { width: 132, hidden: true }),
    text('cadastro', 'Cadastro', (row) => rotuloDoCadastro(row.cadastro), { width: 112, hidden: true }),
    text('formaPagamento', FILIADO_FIELDS.formaPagamento.rotulo, (row) => row.formaPagamento, { hidden: true }),
    text('sexo', FILIADO_FIELDS.sexo.rotulo, (row) => row.sexo, { hidden: true }),
  ];
}
