/** A dealer's joined socket; `onBest` gets the best offer of each event. */
export function connect(origin, auctionId, key, onBest = () => undefined) {
  return new Promise((resolve, reject) => {
    const address = `${origin.replace('http', 'ws')}/socket/websocket?vsn=2.0.0&token=dealer.${key}`;
    const socket = new WebSocket(address);
    socket.onerror = () => reject(new Error('A socket was refused'));
    socket.onopen = () =>
      socket.send(JSON.stringify(['1', '1', `auctions:${auctionId}`, 'phx_join', {}]));
    socket.onmessage = ({ data }) => {
      const [, , , event, payload] = JSON.parse(data);
      if (event === 'phx_reply' && payload.status === 'ok') resolve(socket);
      if (event === 'auction') onBest(payload.dealer.best_offer);
    };
  });
}
