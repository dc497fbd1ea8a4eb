import { formatCpfCnpj, formatMes } from '@sede/domain/kernel';
import {
  DESPESA_FIELDS,
  DESPESA_READ_FIELDS,
  DESPESAS_FILE_RULE,
  type DespesaCompleta,
  despesasMessages as messages,
  STATUS_VENCIMENTO_ROTULOS,
} from '@sede/domain/modules/financeiro/despesas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { InstantText, StatusTag } from '#platform/ui/index.ts';
import { Fact, Facts, Ficha, Fields, FileList, Lines, Nothing } from '#platform/ui/reading.ts';
import { Irmas } from '../financeiro.Irmas.tsx';
import { aprovacaoDe, TOM_VENCIMENTO } from './despesa.status.ts';

type Field = keyof typeof DESPESA_FIELDS;

const AJUSTES: readonly Field[] = ['juros', 'multa', 'desconto', 'irrf', 'inss', 'iss', 'csrf'];

function Pagamento({ despesa }: { despesa: DespesaCompleta }) {
  return (
    <Facts>
      <Fields
        specs={DESPESA_READ_FIELDS}
        record={despesa}
        names={['dataLiquidacaoPagamento', 'contaLiquidacao', 'bancoLiquidacao', 'numeroPagamento']}
      />
      <Fields
        specs={DESPESA_FIELDS}
        record={despesa}
        names={AJUSTES.filter((name) => despesa[name as 'juros'] !== 0)}
      />
      <Fields specs={DESPESA_FIELDS} record={despesa} names={['valorPago', 'valorEstorno', 'dataEstorno']} />
    </Facts>
  );
}

function Aprovacao({ despesa }: { despesa: DespesaCompleta }) {
  const { tone, label } = aprovacaoDe(despesa);
  return (
    <>
      <Facts>
        <Fact label="Situação">
          {despesa.situacao === null ? 'Sem solicitação' : <StatusTag tone={tone} label={label} />}
        </Fact>
        {despesa.solicitante && <Fact label="Solicitada por">{despesa.solicitante}</Fact>}
        {despesa.negadoPor && <Fact label="Negada por">{despesa.negadoPor}</Fact>}
        {despesa.motivoNegacao && (
          <Fact label={DESPESA_FIELDS.motivoNegacao.rotulo} wide>
            {despesa.motivoNegacao}
          </Fact>
        )}
      </Facts>
      {despesa.aprovadores.length > 0 && (
        <Lines>
          {despesa.aprovadores.map(({ usuarioId, nome, em }) => (
            <li key={usuarioId}>
              Aprovada por <b>{nome}</b> em <InstantText value={em} />
            </li>
          ))}
        </Lines>
      )}
    </>
  );
}

function Anexos({ despesa, mayEdit }: { despesa: DespesaCompleta; mayEdit: boolean }) {
  const { mutateAsync: remove } = useSubmit(orpc.despesas.removerAnexo);
  const { id, versao } = despesa;
  const removal = {
    question:
      despesa.situacao === null
        ? 'Confirma a remoção do anexo?'
        : 'Confirma a remoção do anexo? Se ele constava da solicitação, a aprovação é anulada.',
    done: messages.anexoExcluido,
    run: (anexo: string) => remove({ id, versao, anexo }),
  };
  const mayRemove = mayEdit && despesa.pode.removerAnexo === undefined;
  return <FileList rule={DESPESAS_FILE_RULE} files={despesa.arquivos} removal={mayRemove ? removal : undefined} />;
}

export interface DespesaFichaProps {
  despesa: DespesaCompleta;
  mayEdit: boolean;
  /** Opens a sister instalment. */
  onOpen?: (id: string) => void;
  /** Of the parts' headings: 2 below a page's title, 3 in a drawer. */
  level: 2 | 3;
}

/** All that is known of an expense. */
export function DespesaFicha({ despesa, mayEdit, onOpen, level }: DespesaFichaProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const maySeeBordero = useCan('borderos.ver');
  return (
    <Ficha>
      <section>
        <Heading>Despesa</Heading>
        <Facts>
          <Fact label={DESPESA_FIELDS.descricao.rotulo} wide>
            {despesa.descricao}
          </Fact>
          <Fact label="Documento">
            {despesa.tipoDocumento} {despesa.numeroDocumento}
          </Fact>
          <Fields
            specs={DESPESA_FIELDS}
            record={despesa}
            names={(['boleto', 'motivoDuplicidade'] as const).filter((name) => despesa[name] !== null)}
          />
          <Fact label="CPF/CNPJ do beneficiário">{formatCpfCnpj(despesa.cpfCnpj)}</Fact>
          <Fields specs={DESPESA_FIELDS} record={despesa} names={['centroCusto', 'meioPagamento']} />
          {despesa.relacaoEvento && despesa.nomeEvento && <Fact label="Evento">{despesa.nomeEvento}</Fact>}
          {despesa.bordero && (
            <Fact label="Borderô aberto">
              {maySeeBordero ? (
                <Link to={`/financial/borderos/${despesa.bordero.id}`}>nº {despesa.bordero.numero}</Link>
              ) : (
                `nº ${despesa.bordero.numero}`
              )}
            </Fact>
          )}
          {despesa.recorrencia && <Fact label="Despesa recorrente de">{formatMes(despesa.recorrencia.mes)}</Fact>}
          <Fact label="Registrada">
            <InstantText value={despesa.criadoEm} />
            {despesa.criadoPorNome && ` por ${despesa.criadoPorNome}`}
          </Fact>
        </Facts>
      </section>
      <section>
        <Heading>Pagamento</Heading>
        {despesa.dataLiquidacaoPagamento === null ? (
          <Nothing>Ainda não liquidada.</Nothing>
        ) : (
          <Pagamento despesa={despesa} />
        )}
      </section>
      <section>
        <Heading>Aprovação</Heading>
        <Aprovacao despesa={despesa} />
      </section>
      <section>
        <Heading>Anexos</Heading>
        <Anexos despesa={despesa} mayEdit={mayEdit} />
      </section>
      {despesa.parcelasDoGrupo.length > 1 && (
        <section>
          <Heading>Parcelas do mesmo registro</Heading>
          <Irmas
            irmas={despesa.parcelasDoGrupo.map(({ dataVencimento: data, statusVencimento, ...irma }) => ({
              ...irma,
              data,
              status: STATUS_VENCIMENTO_ROTULOS[statusVencimento],
              tone: TOM_VENCIMENTO[statusVencimento],
            }))}
            current={despesa.id}
            onOpen={onOpen}
          />
        </section>
      )}
    </Ficha>
  );
}
