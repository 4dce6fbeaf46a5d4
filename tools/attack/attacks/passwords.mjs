const fullWidth = (text) =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0) + 0xfee0));

/** One account's password, guessed under many spellings of its address. */
export const attack = {
  name: 'passwords, guessed under many spellings',
  async *tries(target) {
    const address = 'viewer@northgate.test';
    const spellings = [
      address,
      ` ${address}`,
      `${address} `,
      `\t${address}`,
      `${address}\n`,
      `\u00a0${address}`,
      address.toUpperCase(),
      'Viewer@Northgate.test',
      fullWidth(address),
      `\u200b${address}`,
    ];
    let taken = 0;
    const guesses = 40;
    for (let guess = 0; guess < guesses; guess += 1) {
      const username = spellings[guess % spellings.length];
      const json = { username, password: `guess ${guess}` };
      const { json: answer } = await target.call('POST', '/api/session', { json });
      if (answer?.code === 'WRONG_PASSWORD') taken += 1;
      yield { what: `guess ${guess} signed in`, succeeded: answer?.token !== undefined };
    }
    yield { what: `${taken} of ${guesses} guesses were looked at`, succeeded: taken > 12 };
    const right = { username: ` ${address} `, password: 'demo1234' };
    const { status } = await target.call('POST', '/api/session', { json: right });
    yield {
      what: `a guesser who is slowed down learns the right password: ${status}`,
      succeeded: status < 400,
    };
  },
};
