import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  ['purchase_order', '', 'Bom dia, manda aí 4 caixas de luvas e 2 rolos de fita. Põe na conta da oficina.'],
  [
    'purchase_order',
    'Documentos',
    'Junto enviamos a nossa nota de encomenda de março. Entreguem no armazém de Aveiro.',
  ],
  [
    'purchase_order',
    'Você vendeu!',
    'Parabéns, você vendeu 2 lanternas para a compradora LUA_77. Prepare o pacote até amanhã.',
  ],
  [
    'purchase_order',
    'Adjudicacao',
    'Serve a presente para adjudicar a V. Exas. o fornecimento de 20 armarios, segundo a vossa proposta.',
  ],
  ['purchase_order', '', 'Preciso de 6 sacos de cimento para quinta, o nosso motorista passa aí de manhã.'],
  [
    'order_confirmation',
    '',
    'A sua encomenda 4471 foi registada e já está na fila de preparação. Avisamos quando sair.',
  ],
  [
    'order_confirmation',
    '',
    'Recebemos o seu pedido 90-12. Obrigado pela preferência, prazo estimado: 4 dias úteis.',
  ],
  ['invoice', 'Fw: doc', 'Segue a fatura de setembro, com vencimento a 30 dias.'],
  ['invoice', 'Mensalidade', 'Já está disponível o boleto da mensalidade de maio. Vencimento dia 8.'],
  ['invoice', 'NF-e 22.114', 'Em anexo a nota fiscal e o DANFE da entrega de ontem.'],
  ['receipt', '', 'fiz hoje o pix da entrada, 900. comprovante anexo, o resto na entrega'],
  ['receipt', 'Quitação', 'Recebemos da Oficina Sul a quantia de R$ 500,00 e damos plena quitação.'],
  ['credit_note', 'NC 2025/18', 'Anexamos a nota de credito pelas grades devolvidas.'],
  ['credit_note', '', 'Emitimos um crédito de 41,20 € a vosso favor, que será abatido na próxima fatura.'],
  [
    'quotation',
    'Dúvidas',
    'Bom dia, quanto fica o portão de correr entregue em Évora? E levando dois faz desconto?',
  ],
  ['quotation', '', 'Gostava de receber preços de tecido para cortinas, por peça inteira e a metro.'],
  ['quotation', 'Tabela', 'Seguem nossos valores para 100 e 500 canecas. Válidos até dia 30.'],
  ['delivery_note', 'Material pronto', 'As 20 grades estão embaladas, podem vir levantar a partir das 9h.'],
  [
    'delivery_note',
    'Romaneio 31',
    'Segue o romaneio da carga 31: 12 volumes. Motorista Nilo, placa ABC-1D23.',
  ],
  ['delivery_note', '', 'O seu pacote está em rota e chega hoje até às 18h.'],
  ['delivery_note', 'Tentativa de entrega', 'Passámos às 15:10 e não estava ninguém. Nova tentativa amanhã.'],
  ['unknown', '', 'Onde está a minha encomenda? Até agora nada e ninguém me responde.'],
  ['unknown', 'Reunião', 'A reunião com o banco passa para quarta às 15h.'],
])('Portuguese, of Portugal and Brazil, with and without accents: %s %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'purchase_order',
    '',
    'Dzień dobry, poproszę 6 worków kleju i 2 wiadra farby, na piątek rano, faktura jak zwykle.',
  ],
  ['purchase_order', 'Domówienie', 'Do wczorajszego proszę dorzucić jeszcze 3 rolki folii.'],
  ['purchase_order', '', 'prosze o 20 opakowan maseczek i 4 opakowania plynu, adres bez zmian'],
  [
    'purchase_order',
    'Dokumenty',
    'W załączniku przesyłam podpisane zamówienie na okna. Prosimy ruszać z produkcją.',
  ],
  ['purchase_order', 'Sprzedaż', 'Gratulacje! Ktoś kupił Twój rower. Zapakuj towar i nadaj w ciągu 2 dni.'],
  [
    'purchase_order',
    'Kontrakt 3/25',
    'Na podstawie umowy ramowej wywołujemy dostawę 12 ton soli w tygodniu 14.',
  ],
  ['order_confirmation', '', 'Panie Adamie, przyjąłem, jutro rano wszystko będzie na rampie.'],
  ['order_confirmation', 'Re: drzwi', 'Zamowienie wprowadzilam pod nr 3391, wysylka planowo 12.05.'],
  [
    'order_confirmation',
    'Start produkcji',
    'Państwa schody trafiły do produkcji, czas realizacji 5 tygodni.',
  ],
  ['invoice', '', 'W załączniku faktura za wrzesień, termin płatności 14 dni.'],
  ['invoice', 'Duplikat', 'Zgodnie z prośbą wysyłam duplikat faktury 88.'],
  ['invoice', 'Nota obciążeniowa 3/25', 'Obciążamy Państwa kosztami postoju auta, płatność 7 dni.'],
  ['receipt', '', 'zrobilem przelew zaliczki 1200, potwierdzenie przelewu w zalaczniku'],
  ['receipt', 'Wypłata', 'Wypłata 812,30 zł za 6 transakcji została zlecona do banku.'],
  ['receipt', 'Pokwitowanie', 'Niniejszym kwituję odbiór 900 zł za przyczepę. Dowód wpłaty w załączniku.'],
  ['credit_note', '', 'Przesyłamy dokument korygujący za dwa porwane kartony, saldo już pomniejszone.'],
  [
    'credit_note',
    'Bonus roczny',
    'Za obrót przyznano rabat posprzedażowy 2%. Zbiorcza faktura korygująca w załączniku.',
  ],
  ['quotation', '', 'Witam, jaka cena za bramę 4 m z montażem pod Radomiem?'],
  ['quotation', 'Kosztorys 12', 'Szanowna Pani, w załączniku kosztorys remontu dachu.'],
  ['quotation', 'Zaproszenie', 'Gmina zaprasza do złożenia oferty na dostawę piasku.'],
  ['delivery_note', '', 'Cześć, towar gotowy, można odbierać od 8 do 15.'],
  ['delivery_note', 'WZ 44', 'W zalaczeniu dokument wydania WZ 44, prosze o odeslanie podpisanego.'],
  ['delivery_note', '', 'Auto wyjechało o 6, u Was koło 10. Kwit wagowy ma kierowca.'],
  ['delivery_note', 'Paczka', 'Przesyłka czeka na odbiór w punkcie. Kod odbioru: 4411.'],
  ['unknown', '', 'Gdzie jest moje zamówienie? Dalej nic nie dotarło.'],
  ['unknown', '', 'Przełóż proszę spotkanie z bankiem na czwartek.'],
  ['unknown', 'Hasło', 'Twoje hasło wygasa za 3 dni, zmień je w ustawieniach.'],
])('Polish, with and without the marks of letters: %s %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test('how an order may be cancelled takes none back', () => {
  expect(
    categoryOf(
      'Złożono zamówienie',
      'Twoje zamówienie nr 1093 z 16.02.2026 zostało potwierdzone. Jeśli chcesz anulować zamówienie, możesz to zrobić na koncie. Dziękujemy za zamówienie!',
    ),
  ).toBe('order_confirmation');
  expect(categoryOf('Zamówienie 1093', 'Chcę anulować zamówienie nr 1093 z 16.02.2026.')).toBe('unknown');
});
