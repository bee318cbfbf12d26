import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.codelibs.opensearch.runner.OpenSearchRunner;
import org.opensearch.common.settings.Settings;
import org.opensearch.http.HttpServerTransport;

/**
 * `java -cp … Cluster.java DIRECTORY NODES [SECURITY]`: a cluster in one JVM, on loopback. Prints `ready URL…` on standard
 * output. SECURITY is a directory: with it the security plugin, which must be on the class path, protects HTTP and the
 * transport between nodes by `node.pem`, `node.key` and `ca.pem`, begins with what `config` in it has, and takes the
 * holder of the certificate `CN=admin` as the administrator.
 * Commands on standard input: `stop N` closes the node at that place of the list and answers `stopped N`. The end of
 * the input closes the cluster, so it does not outlive the process that started it.
 */
public class Cluster {
  public static void main(String[] arguments) throws Exception {
    String directory = arguments[0];
    int nodes = Integer.parseInt(arguments[1]);
    OpenSearchRunner runner = new OpenSearchRunner();
    Path security = arguments.length > 2 ? Path.of(arguments[2]) : null;
    List<Integer> ports = freePorts(nodes);
    runner.onBuild((number, settings) -> {
      settings.put("node.name", "node-" + number);
      settings.put("network.host", "127.0.0.1");
      settings.put("http.port", "0");
      settings.put("transport.port", String.valueOf(ports.get(number - 1)));
      settings.putList("discovery.seed_hosts", ports.stream().map(port -> "127.0.0.1:" + port).toList());
      // The others join it, so that none waits for a majority at the start.
      settings.putList("cluster.initial_cluster_manager_nodes", "node-1");
      // Disks of development machines are often nearly full; the test sets the read-only block itself.
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
      if (security != null) secure(settings, security, Path.of(directory, "node_" + number, "config"));
    });
    runner.build(OpenSearchRunner.newConfigs().basePath(directory).clusterName("shop-tests").numOfNode(nodes)
        .pluginTypes(security == null ? "" : "org.opensearch.security.OpenSearchSecurityPlugin").disableESLogger());
    boolean isIncomplete = runner.admin().cluster().prepareHealth().setWaitForNodes(String.valueOf(nodes))
        .get().isTimedOut();
    if (isIncomplete) throw new IllegalStateException("the nodes did not find each other");
    List<String> urls = new ArrayList<>();
    for (int node = 0; node < nodes; node++) {
      HttpServerTransport transport = runner.getNode(node).injector().getInstance(HttpServerTransport.class);
      urls.add((security == null ? "http" : "https") + "://127.0.0.1:" + transport.boundAddress().publishAddress().getPort());
    }
    System.out.println("ready " + String.join(" ", urls));

    BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      int node = Integer.parseInt(line.substring("stop ".length()));
      runner.getNode(node).close();
      System.out.println("stopped " + node);
    }
    runner.close();
    System.exit(0);
  }

  private static void secure(Settings.Builder settings, Path security, Path config) {
    for (String layer : List.of("http", "transport")) {
      String tls = "plugins.security.ssl." + layer + ".";
      settings.put(tls + "pemcert_filepath", security.resolve("node.pem").toString());
      settings.put(tls + "pemkey_filepath", security.resolve("node.key").toString());
      settings.put(tls + "pemtrustedcas_filepath", security.resolve("ca.pem").toString());
    }
    settings.put("plugins.security.ssl.http.enabled", true);
    settings.putList("plugins.security.nodes_dn", "CN=node");
    settings.putList("plugins.security.authcz.admin_dn", "CN=admin");
    settings.put("plugins.security.allow_default_init_securityindex", true);
    settings.put("plugins.security.audit.type", "noop");
    // Checking a password costs a quarter of a second otherwise.
    settings.put("plugins.security.password.hashing.bcrypt.rounds", 4);
    try {
      Path initial = Files.createDirectories(config.resolve("opensearch-security"));
      for (File file : security.resolve("config").toFile().listFiles())
        Files.copy(file.toPath(), initial.resolve(file.getName()));
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  private static List<Integer> freePorts(int count) throws IOException {
    List<ServerSocket> sockets = new ArrayList<>();
    for (int number = 0; number < count; number++) sockets.add(new ServerSocket(0));
    List<Integer> ports = sockets.stream().map(ServerSocket::getLocalPort).toList();
    for (ServerSocket socket : sockets) socket.close();
    return ports;
  }
}
