import { Button } from '@mantine/core';
import { LISTA_ARQUIVO, listasProcessoMessages as messages } from '@sede/domain/modules/juridico/listas-processo';
import { useRef, useState } from 'react';
import { Dialog, TextArea } from '#platform/ui/form.ts';
import classes from './listas-processo.module.css';
import { PreviaDaLista } from './PreviaDaLista.tsx';
import { useListaColada } from './useListaColada.ts';

/**
 * 'Colar lista': CPFs and matrículas pasted or as a spreadsheet, what the list finds, and those members linked to the case.
 * Source: decisions-legal (Cases).
 */
export function ListaColadaDialog({ processoId, onClose }: { processoId: string; onClose: () => void }) {
  // The page gives another function at each drawing; being done is told once.
  const [close] = useState(() => onClose);
  const { previa, lista, falha, busy, semProcesso, ver, voltar, incluir } = useListaColada(processoId, close);
  const [texto, setTexto] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [comSaidos, setComSaidos] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const incluindo = lista?.estado === 'incluindo' && !semProcesso;
  const parou = lista?.estado === 'falhou' && !semProcesso ? lista : null;
  const see = () => void ver(file ?? new File([texto], messages.nomeColada, { type: 'text/plain' }));
  const entram = previa ? previa.quantas.novo + (comSaidos ? previa.quantas.saiu : 0) : 0;

  return (
    <Dialog opened onClose={onClose} title={messages.titulo} size="md" busy={busy}>
      {!previa && (
        <>
          <TextArea
            label={messages.campo}
            help={messages.ajuda}
            rows={6}
            value={texto}
            onChange={setTexto}
            disabled={file !== null || busy}
            autoFocus
          />
          <input
            ref={picker}
            className="visually-hidden"
            type="file"
            tabIndex={-1}
            aria-label={messages.arquivo}
            accept={LISTA_ARQUIVO.accept}
            onChange={(event) => {
              const [one] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (one) setFile(one);
            }}
          />
          <div className={classes.arquivo}>
            <Button size="xs" variant="default" disabled={busy} onClick={() => picker.current?.click()}>
              {file ? messages.outro : messages.escolher}
            </Button>
            {file && (
              <>
                <span className={classes.nome}>{file.name}</span>
                <Button size="compact-sm" variant="subtle" disabled={busy} onClick={() => setFile(null)}>
                  {messages.semArquivo}
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {previa && (
        <PreviaDaLista
          previa={previa}
          comSaidos={comSaidos}
          onComSaidos={setComSaidos}
          disabled={busy || lista !== null}
        />
      )}
      {falha && (
        <p role="alert" className={classes.falha}>
          {falha}
        </p>
      )}
      {semProcesso && (
        <p role="alert" className={classes.falha}>
          {messages.semProcesso}
        </p>
      )}
      {parou && (
        <p role="alert" className={classes.falha}>
          {messages.parou(parou.incluidos, parou.aIncluir ?? 0)}
        </p>
      )}
      {incluindo && (
        <div className={classes.andamento}>
          <progress aria-label={messages.titulo} value={lista.incluidos} max={lista.aIncluir ?? 1} />
          <p role="status">{messages.incluindo(lista.incluidos, lista.aIncluir ?? 0)}</p>
        </div>
      )}
      <div className={classes.acts}>
        {previa && !lista && !semProcesso && (
          <Button variant="subtle" disabled={busy} onClick={voltar} className={classes.voltar}>
            {messages.voltar}
          </Button>
        )}
        <Button variant="default" disabled={busy} onClick={onClose}>
          {lista || semProcesso ? 'Fechar' : 'Cancelar'}
        </Button>
        {!previa && !semProcesso && (
          <Button loading={busy} disabled={!file && texto.trim() === ''} onClick={see}>
            {messages.verPrevia}
          </Button>
        )}
        {previa && !lista && !semProcesso && (
          <Button
            loading={busy}
            disabled={entram === 0}
            data-autofocus
            onClick={() => void incluir(previa.lista, comSaidos)}
          >
            {messages.incluir(entram)}
          </Button>
        )}
        {parou && (
          <Button loading={busy} onClick={() => void incluir(parou, comSaidos)}>
            {messages.deNovo}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
