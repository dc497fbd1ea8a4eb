import { formatCpfCnpj, formatMes, formatReais } from '@sede/domain/kernel';
import {
  DESPESA_FIELDS,
  DESPESA_READ_FIELDS,
  DESPESAS_FILE_RULE,
  type DespesaLida,
  IMPOSTOS,
  despesaMessages as messages,
  STATUS_VENCIMENTO_ROTULOS,
  textoDaBase,
} from '@sede/domain/modules/financeiro/despesas';
import { rotuloCentro } from '@sede/domain/modules/financeiro/orcamento';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { DateText, InstantText, PanelSection, StatusTag } from '#platform/ui/index.ts';
import { CopyText, Fact, Facts, Fields, FileList, Lines } from '#platform/ui/reading.ts';
import { ContratoDoLancamento } from '../financeiro.ContratoDoLancamento.tsx';
import { TiraDeParcelas } from '../financeiro.TiraDeParcelas.tsx';
import { aprovacaoDe, TOM_VENCIMENTO } from './despesa.status.ts';

type Field = keyof typeof DESPESA_FIELDS;

const ADICIONAIS: readonly Field[] = ['juros', 'multa', 'desconto'];

/** What a tax was worked out from, where it was told. */
const Base = ({ de }: { de: string }) => de !== '' && <small className="muted"> ({de})</small>;

interface ParteProps {
  despesa: DespesaLida;
}

function Pagamento({ despesa, onOpen }: ParteProps & { onOpen: ((id: string) => void) | undefined }) {
  const parcelas = despesa.parcelasDoGrupo;
  return (
    <PanelSection title="Pagamento">
      <Facts>
        <Fact label={DESPESA_FIELDS.dataVencimento.rotulo}>
          <DateText value={despesa.dataVencimento} />
        </Fact>
        <Fact label="Meio">{despesa.meioPagamento}</Fact>
        <Fact label="Documento">
          {despesa.tipoDocumento} {despesa.numeroDocumento}
        </Fact>
        <Fields
          specs={DESPESA_READ_FIELDS}
          record={despesa}
          names={['dataLiquidacaoPagamento', 'contaLiquidacao', 'bancoLiquidacao', 'numeroPagamento']}
        />
        <Fields specs={DESPESA_FIELDS} record={despesa} names={ADICIONAIS.filter((name) => despesa[name] !== 0)} />
        {IMPOSTOS.filter((imposto) => despesa[imposto] !== 0).map((imposto) => (
          <Fact key={imposto} label={DESPESA_FIELDS[imposto].rotulo}>
            {formatReais(despesa[imposto])}
            <Base de={textoDaBase(despesa[`${imposto}Base`], despesa[`${imposto}Aliquota`])} />
          </Fact>
        ))}
        <Fields specs={DESPESA_FIELDS} record={despesa} names={['valorPago', 'valorEstorno', 'dataEstorno']} />
        {despesa.chavePix && (
          <Fact label="Chave Pix">
            <CopyText text={despesa.chavePix} what="a chave Pix" />
          </Fact>
        )}
        {despesa.boleto && (
          <Fact label={DESPESA_FIELDS.boleto.rotulo} wide>
            <CopyText text={despesa.boleto} what="a linha digitável" />
          </Fact>
        )}
      </Facts>
      {parcelas.length > 1 && (
        <TiraDeParcelas
          parcelas={parcelas.map(({ dataVencimento: data, statusVencimento, ...irma }) => ({
            ...irma,
            data,
            status: STATUS_VENCIMENTO_ROTULOS[statusVencimento],
            tone: TOM_VENCIMENTO[statusVencimento],
          }))}
          current={despesa.id}
          onOpen={onOpen}
        />
      )}
    </PanelSection>
  );
}

function Aprovacao({ despesa }: ParteProps) {
  if (despesa.situacao === null && despesa.aprovadores.length === 0) return null;
  const { tone, label } = aprovacaoDe(despesa);
  const { solicitante } = despesa;
  return (
    <PanelSection title="Aprovação">
      <Facts>
        <Fact label="Situação">
          <StatusTag tone={tone} label={label} />
        </Fact>
        {solicitante && <Fact label="Solicitada por">{solicitante}</Fact>}
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
    </PanelSection>
  );
}

function Classificacao({ despesa, mayEdit }: ParteProps & { mayEdit: boolean }) {
  const { mutateAsync: vincular } = useSubmit(orpc.despesas.vincularContrato);
  const maySeeBordero = useCan('borderos.ver');
  return (
    <PanelSection title="Classificação">
      <Facts>
        <Fact label="Tipo">{despesa.tipoDespesa}</Fact>
        <Fact label={DESPESA_FIELDS.centroCusto.rotulo}>{rotuloCentro(despesa.centroCusto)}</Fact>
        <Fact label="CPF/CNPJ do beneficiário">{formatCpfCnpj(despesa.cpfCnpj)}</Fact>
        {despesa.relacaoEvento && despesa.nomeEvento && <Fact label="Evento">{despesa.nomeEvento}</Fact>}
        <ContratoDoLancamento
          registro={despesa}
          idBeneficiario={despesa.idBeneficiario}
          mayEdit={mayEdit}
          vincular={vincular}
        />
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
        <Fact label={DESPESA_FIELDS.descricao.rotulo} wide>
          {despesa.descricao}
        </Fact>
        <Fields
          specs={DESPESA_FIELDS}
          record={despesa}
          names={despesa.motivoDuplicidade === null ? [] : ['motivoDuplicidade']}
        />
        <Fact label="Registrada" wide>
          <InstantText value={despesa.criadoEm} />
          {despesa.criadoPorNome && ` por ${despesa.criadoPorNome}`}
        </Fact>
      </Facts>
    </PanelSection>
  );
}

function Anexos({ despesa, mayEdit }: ParteProps & { mayEdit: boolean }) {
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
  return (
    <PanelSection title="PDFs" count={despesa.arquivos.length}>
      <FileList rule={DESPESAS_FILE_RULE} files={despesa.arquivos} removal={mayRemove ? removal : undefined} />
    </PanelSection>
  );
}

export interface DespesaLeituraProps {
  despesa: DespesaLida;
  mayEdit: boolean;
  /** Opens a sister instalment. */
  onOpen?: ((id: string) => void) | undefined;
}

/** All that is known of an expense, part by part. Source: design/areas/despesa-painel. */
export function DespesaLeitura({ despesa, mayEdit, onOpen }: DespesaLeituraProps) {
  return (
    <>
      <Pagamento despesa={despesa} onOpen={onOpen} />
      <Aprovacao despesa={despesa} />
      <Classificacao despesa={despesa} mayEdit={mayEdit} />
      <Anexos despesa={despesa} mayEdit={mayEdit} />
    </>
  );
}
