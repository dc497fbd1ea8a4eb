import {
  RECEITA_READ_FIELDS as FIELDS,
  receitasMessages as messages,
  RECEITAS_FILE_RULE,
  type ReceitaCompleta,
  STATUS_CREDITO_ROTULOS,
} from '@sede/domain/modules/financeiro/receitas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { InstantText } from '#platform/ui/index.ts';
import { Fact, Facts, Ficha, Fields, FileList, Nothing } from '#platform/ui/reading.ts';
import { Irmas } from '../financeiro.Irmas.tsx';
import { TOM_CREDITO } from './receita.status.ts';

function Anexos({ receita, mayEdit }: { receita: ReceitaCompleta; mayEdit: boolean }) {
  const { mutateAsync: remove } = useSubmit(orpc.receitas.removerAnexo);
  const { id, versao } = receita;
  const removal = {
    question: 'Confirma a remoção do anexo?',
    done: messages.anexoExcluido,
    run: (anexo: string) => remove({ id, versao, anexo }),
  };
  const mayRemove = mayEdit && receita.pode.removerAnexo === undefined;
  return <FileList rule={RECEITAS_FILE_RULE} files={receita.arquivos} removal={mayRemove ? removal : undefined} />;
}

export interface ReceitaFichaProps {
  receita: ReceitaCompleta;
  mayEdit: boolean;
  /** Opens a sister instalment. */
  onOpen?: (id: string) => void;
  /** Of the parts' headings: 2 below a page's title, 3 in a dialog. */
  level: 2 | 3;
}

/** All that is known of a revenue. */
export function ReceitaFicha({ receita, mayEdit, onOpen, level }: ReceitaFichaProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Ficha>
      <section>
        <Heading>Receita</Heading>
        <Facts>
          <Fact label={FIELDS.descricao.rotulo} wide>
            {receita.descricao}
          </Fact>
          <Fields specs={FIELDS} record={receita} names={['origem', 'empresa', 'nomeEvento']} />
          <Fact label="Registrada">
            <InstantText value={receita.criadoEm} />
            {receita.criadoPorNome && ` por ${receita.criadoPorNome}`}
          </Fact>
        </Facts>
      </section>
      <section>
        <Heading>Crédito</Heading>
        {receita.dataCredito === null ? (
          <Nothing>Ainda não creditada.</Nothing>
        ) : (
          <Facts>
            <Fields
              specs={FIELDS}
              record={receita}
              names={['dataCredito', 'contaCredito', 'valor', 'valorEstorno', 'dataEstorno']}
            />
            {receita.valorEstorno !== null && <Fields specs={FIELDS} record={receita} names={['valorLiquido']} />}
          </Facts>
        )}
      </section>
      <section>
        <Heading>Comprovantes</Heading>
        <Anexos receita={receita} mayEdit={mayEdit} />
      </section>
      {receita.parcelasDoGrupo.length > 1 && (
        <section>
          <Heading>Parcelas do mesmo registro</Heading>
          <Irmas
            irmas={receita.parcelasDoGrupo.map(({ statusCredito, ...irma }) => ({
              ...irma,
              status: STATUS_CREDITO_ROTULOS[statusCredito],
              tone: TOM_CREDITO[statusCredito],
            }))}
            current={receita.id}
            onOpen={onOpen}
          />
        </section>
      )}
    </Ficha>
  );
}
