import {
  RECEITA_READ_FIELDS as FIELDS,
  receitasMessages as messages,
  RECEITAS_FILE_RULE,
  type ReceitaCompleta,
  STATUS_CREDITO_ROTULOS,
} from '@sede/domain/modules/financeiro/receitas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { DateText, InstantText, PanelSection } from '#platform/ui/index.ts';
import { Fact, Facts, Fields, FileList, Nothing } from '#platform/ui/reading.ts';
import { ContratoDoLancamento } from '../financeiro.ContratoDoLancamento.tsx';
import { TiraDeParcelas } from '../financeiro.TiraDeParcelas.tsx';
import { TOM_CREDITO } from './receita.status.ts';

interface ParteProps {
  receita: ReceitaCompleta;
}

function Credito({ receita, onOpen }: ParteProps & { onOpen: (id: string) => void }) {
  const parcelas = receita.parcelasDoGrupo;
  return (
    <PanelSection title="Crédito">
      <Facts>
        <Fact label={FIELDS.data.rotulo}>
          <DateText value={receita.data} />
        </Fact>
        <Fields
          specs={FIELDS}
          record={receita}
          names={['dataCredito', 'contaCredito', 'valorEstorno', 'dataEstorno']}
        />
        {receita.valorEstorno !== null && <Fields specs={FIELDS} record={receita} names={['valorLiquido']} />}
      </Facts>
      {receita.dataCredito === null && <Nothing>Ainda não creditada.</Nothing>}
      {parcelas.length > 1 && (
        <TiraDeParcelas
          parcelas={parcelas.map(({ statusCredito, ...irma }) => ({
            ...irma,
            status: STATUS_CREDITO_ROTULOS[statusCredito],
            tone: TOM_CREDITO[statusCredito],
          }))}
          current={receita.id}
          onOpen={onOpen}
        />
      )}
    </PanelSection>
  );
}

function Comprovantes({ receita, mayEdit }: ParteProps & { mayEdit: boolean }) {
  const { mutateAsync: remove } = useSubmit(orpc.receitas.removerAnexo);
  const { id, versao } = receita;
  const removal = {
    question: 'Confirma a remoção do anexo?',
    done: messages.anexoExcluido,
    run: (anexo: string) => remove({ id, versao, anexo }),
  };
  const mayRemove = mayEdit && receita.pode.removerAnexo === undefined;
  return (
    <PanelSection title="Comprovantes" count={receita.arquivos.length}>
      <FileList rule={RECEITAS_FILE_RULE} files={receita.arquivos} removal={mayRemove ? removal : undefined} />
    </PanelSection>
  );
}

export interface ReceitaLeituraProps {
  receita: ReceitaCompleta;
  mayEdit: boolean;
  /** Opens a sister instalment. */
  onOpen: (id: string) => void;
}

/** All that is known of a revenue, part by part. */
export function ReceitaLeitura({ receita, mayEdit, onOpen }: ReceitaLeituraProps) {
  const { mutateAsync: vincular } = useSubmit(orpc.receitas.vincularContrato);
  return (
    <>
      <Credito receita={receita} onOpen={onOpen} />
      <PanelSection title="Classificação">
        <Facts>
          <Fields specs={FIELDS} record={receita} names={['tipo', 'origem', 'empresa', 'nomeEvento']} />
          <ContratoDoLancamento registro={receita} idBeneficiario={null} mayEdit={mayEdit} vincular={vincular} />
          <Fact label={FIELDS.descricao.rotulo} wide>
            {receita.descricao}
          </Fact>
          <Fact label="Registrada" wide>
            <InstantText value={receita.criadoEm} />
            {receita.criadoPorNome && ` por ${receita.criadoPorNome}`}
          </Fact>
        </Facts>
      </PanelSection>
      <Comprovantes receita={receita} mayEdit={mayEdit} />
    </>
  );
}
